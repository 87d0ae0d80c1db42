import type { Template } from '../src/author/index.ts';
import frustumBox from './cartons/angled-boxes/frustum-box.ts';
import hexagonalPyramid from './cartons/angled-boxes/hexagonal-pyramid.ts';
import taperedBox from './cartons/angled-boxes/tapered-box.ts';
import * as carrierBag from './cartons/carton-bags-and-pillows/carrier-bag.ts';
import handlePillow from './cartons/carton-bags-and-pillows/handle-pillow.ts';
import pillowPack from './cartons/carton-bags-and-pillows/pillow-pack.ts';
import archFlapEnvelope from './cartons/envelopes/arch-flap-envelope.ts';
import gussetedEnvelope from './cartons/envelopes/gusseted-envelope.ts';
import * as pocketEnvelope from './cartons/envelopes/pocket-envelope.ts';
import cardWallet from './cartons/folders/card-wallet.ts';
import folder from './cartons/folders/cover.ts';
import documentWallet from './cartons/folders/document-wallet.ts';
import fourFlapPortfolio from './cartons/folders/four-flap-portfolio.ts';
import gatefoldJacket from './cartons/folders/gatefold-jacket.ts';
import pocketFolder from './cartons/folders/pocket-folder.ts';
import carryTray from './cartons/food-boxes/carry-tray.ts';
import clamshell from './cartons/food-boxes/clamshell.ts';
import cupWrap from './cartons/food-boxes/cup-wrap.ts';
import fryScoop from './cartons/food-boxes/fry-scoop.ts';
import hingedFoodTrays from './cartons/food-boxes/hinged-trays.ts';
import sandwichWedge from './cartons/food-boxes/sandwich-wedge.ts';
import selfLockingTrayWithLid from './cartons/food-boxes/self-locking-tray-with-lid.ts';
import taperedBucket from './cartons/food-boxes/tapered-bucket.ts';
import * as hexagonalCarton from './cartons/polygonal-boxes/hexagonal-carton.ts';
import * as polygonalBox from './cartons/polygonal-boxes/polygonal-box.ts';
import triangularCarton from './cartons/polygonal-boxes/triangular-carton.ts';
import accordionDivider from './cartons/separators/accordion-divider.ts';
import * as platform from './cartons/separators/platform.ts';
import slottedPartition from './cartons/separators/slotted-partition.ts';
import bookMailer from './cartons/shirt-boxes/book-mailer.ts';
import * as doubleWall from './cartons/shirt-boxes/double-wall-tray.ts';
import hingedShirtBox from './cartons/shirt-boxes/hinged-shirt-box.ts';
import * as rollOver from './cartons/shirt-boxes/roll-over-lid-box.ts';
import selfLockingShirtBox from './cartons/shirt-boxes/self-locking-shirt-box.ts';
import * as configuredSnapLock from './cartons/snap-lock-boxes/configured-snap-lock.ts';
import fullTuckTopSnapLock from './cartons/snap-lock-boxes/full-tuck-top-snap-lock.ts';
import gableSnapLock from './cartons/snap-lock-boxes/gable-snap-lock.ts';
import * as headerSnapLock from './cartons/snap-lock-boxes/hanging-header-snap-lock.ts';
import * as lockTopSnapLock from './cartons/snap-lock-boxes/lock-top-snap-lock.ts';
import lowSnapLock from './cartons/snap-lock-boxes/low-tuck-top-snap-lock.ts';
import openTopSnapLock from './cartons/snap-lock-boxes/open-top-snap-lock.ts';
import * as sealTopSnapLock from './cartons/snap-lock-boxes/seal-top-snap-lock.ts';
import sideLidSnapLock from './cartons/snap-lock-boxes/side-lid-snap-lock.ts';
import * as tuckTopSnapLock from './cartons/snap-lock-boxes/tuck-top-snap-lock.ts';
import cornerDispenser from './cartons/special-boxes/corner-dispenser.ts';
import handleTray from './cartons/special-boxes/handle-tray.ts';
import petalCube from './cartons/special-boxes/petal-cube.ts';
import pyramidBox from './cartons/special-boxes/pyramid-box.ts';
import roundPillow from './cartons/special-boxes/round-pillow.ts';
import walletBox from './cartons/special-boxes/wallet-box.ts';
import * as sealEnd from './cartons/standard-boxes/seal-end.ts';
import headerSealEnd from './cartons/standard-boxes/seal-end-hanging-header.ts';
import tearStripSealEnd from './cartons/standard-boxes/seal-end-tear-strip.ts';
import shelfReadyCarton from './cartons/standard-boxes/shelf-ready-carton.ts';
import hangTag from './cartons/tags/hang-tag.ts';
import headerCard from './cartons/tags/header-card.ts';
import * as tag from './cartons/tags/oval-tag.ts';
import gluedTray from './cartons/tray-boxes/glued-tray.ts';
import hexagonalTray from './cartons/tray-boxes/hexagonal-tray.ts';
import hingedLidTray from './cartons/tray-boxes/hinged-lid-tray.ts';
import selfLockingTray from './cartons/tray-boxes/self-locking-tray.ts';
import * as taperedTray from './cartons/tray-boxes/tapered-tray.ts';
import gluedTuckLidTray from './cartons/tray-boxes/tuck-lid-tray.ts';
import * as webCornerTray from './cartons/tray-boxes/web-corner-tray.ts';
import configuredTuckEnd from './cartons/tuck-end-boxes/configured-tuck-end.ts';
import fullTuckEnd from './cartons/tuck-end-boxes/full-tuck-end.ts';
import headerTuckEnd from './cartons/tuck-end-boxes/hanging-header.ts';
import * as lockEnd from './cartons/tuck-end-boxes/lock-end.ts';
import reverseTuckEnd from './cartons/tuck-end-boxes/reverse-tuck-end.ts';
import reverseTuckEndMirrored from './cartons/tuck-end-boxes/reverse-tuck-end-mirrored.ts';
import * as straightTuckEnd from './cartons/tuck-end-boxes/straight-tuck-end.ts';
import fullTuckTopAutoBottom from './cartons/tuck-top-auto-bottom-boxes/full-tuck-top-auto-bottom.ts';
import gableAutoBottom from './cartons/tuck-top-auto-bottom-boxes/gable-auto-bottom.ts';
import * as headerAutoBottom from './cartons/tuck-top-auto-bottom-boxes/hanging-header-auto-bottom.ts';
import * as lockTopAutoBottom from './cartons/tuck-top-auto-bottom-boxes/lock-top-auto-bottom.ts';
import openTopAutoBottom from './cartons/tuck-top-auto-bottom-boxes/open-top-auto-bottom.ts';
import * as sealTopAutoBottom from './cartons/tuck-top-auto-bottom-boxes/seal-top-auto-bottom.ts';
import sideLidAutoBottom from './cartons/tuck-top-auto-bottom-boxes/side-lid-auto-bottom.ts';
import * as tuckTopAutoBottom from './cartons/tuck-top-auto-bottom-boxes/tuck-top-auto-bottom.ts';
import bottleCarrierStrip from './cartons/wrap-around-labels/bottle-carrier-strip.ts';
import cupCarrier from './cartons/wrap-around-labels/cup-carrier.ts';
import gluedSleeve from './cartons/wrap-around-labels/glued-sleeve.ts';
import multipackSleeve from './cartons/wrap-around-labels/multipack-sleeve.ts';
import cornerPad from './corrugated/separators/corner-pad.ts';
import corrugatedPartition from './corrugated/separators/corrugated-partition.ts';
import * as corrugatedPlatform from './corrugated/separators/corrugated-platform.ts';
import edgePad from './corrugated/separators/edge-pad.ts';
import * as caseTuckTopSnapLock from './corrugated/snap-lock-boxes/case-tuck-top-snap-lock.ts';
import slottedTopSnapLock from './corrugated/snap-lock-boxes/slotted-top-snap-lock.ts';
import adhesiveMailer from './corrugated/special-boxes/adhesive-mailer.ts';
import * as gableCase from './corrugated/special-boxes/gable-case.ts';
import mediaWrap from './corrugated/special-boxes/media-wrap.ts';
import partitionCase from './corrugated/special-boxes/partition-case.ts';
import doubleEndCase from './corrugated/standard-boxes/double-end-case.ts';
import * as doubleEndFolder from './corrugated/standard-boxes/double-end-folder.ts';
import fullOverlapCase from './corrugated/standard-boxes/full-overlap-case.ts';
import overlapCase from './corrugated/standard-boxes/overlap-case.ts';
import regularSlottedCase from './corrugated/standard-boxes/regular-slotted-case.ts';
import cherryLockMailer from './corrugated/tray-boxes/cherry-lock-mailer.ts';
import doubleFrontTray from './corrugated/tray-boxes/double-front-tray.ts';
import foldFlatTray from './corrugated/tray-boxes/fold-flat-tray.ts';
import * as fullTelescope from './corrugated/tray-boxes/full-telescope.ts';
import * as onePieceFolder from './corrugated/tray-boxes/one-piece-folder.ts';
import rollOverTelescope from './corrugated/tray-boxes/roll-over-telescope.ts';
import * as caseRollOverTray from './corrugated/tray-boxes/roll-over-tray.ts';
import tuckLidTray from './corrugated/tray-boxes/tuck-lid-tray.ts';
import caseReverseTuck from './corrugated/tuck-end-boxes/case-reverse-tuck.ts';
import * as caseStraightTuck from './corrugated/tuck-end-boxes/case-straight-tuck.ts';
import * as caseTuckTopAutoBottom from './corrugated/tuck-top-auto-bottom-boxes/case-tuck-top-auto-bottom.ts';
import slottedTopAutoBottom from './corrugated/tuck-top-auto-bottom-boxes/slotted-top-auto-bottom.ts';
import ringBinder from './hard/binders/ring-binder.ts';
import bookBox from './hard/boxes-with-hinged-lid/book-box.ts';
import bookStyleBox from './hard/boxes-with-hinged-lid/book-style-box.ts';
import * as hingedTrays from './hard/boxes-with-hinged-lid/hinged-trays.ts';
import drawerBox from './hard/covered-solid-board-boxes/drawer-box.ts';
import liftOffLidBox from './hard/covered-solid-board-boxes/lift-off-lid-box.ts';
import shallowLidBox from './hard/covered-solid-board-boxes/shallow-lid-box.ts';
import shoulderNeckBox from './hard/covered-solid-board-boxes/shoulder-neck-box.ts';
import counterDisplay from './hard/display-materials/counter-display.ts';
import easelBackPoster from './hard/display-materials/easel-back-poster.ts';
import fanDeck from './hard/swatch-cards/fan-deck.ts';
import * as foldingSwatchCard from './hard/swatch-cards/folding-swatch-card.ts';

/** Every template there is. A new one costs its file and a line here. */
export const templates: readonly Template[] = [
  reverseTuckEnd,
  reverseTuckEndMirrored,
  straightTuckEnd.lidsOnFront,
  straightTuckEnd.lidsOnBack,
  tuckTopSnapLock.lidOnFront,
  tuckTopSnapLock.lidOnBack,
  tuckTopAutoBottom.lidOnFront,
  tuckTopAutoBottom.lidOnBack,
  configuredTuckEnd,
  configuredSnapLock.lidOnFront,
  configuredSnapLock.lidOnBack,
  fullTuckEnd,
  lockEnd.straight,
  lockEnd.tapered,
  openTopSnapLock,
  fullTuckTopSnapLock,
  lockTopSnapLock.straight,
  lockTopSnapLock.tapered,
  sealTopSnapLock.fullOverlap,
  sealTopSnapLock.economy,
  openTopAutoBottom,
  fullTuckTopAutoBottom,
  lockTopAutoBottom.straight,
  lockTopAutoBottom.tapered,
  sealTopAutoBottom.fullOverlap,
  sealTopAutoBottom.economy,
  sealEnd.fullOverlap,
  sealEnd.economy,
  headerTuckEnd,
  headerSnapLock.tuckTop,
  headerSnapLock.sealTop,
  headerAutoBottom.tuckTop,
  headerAutoBottom.sealTop,
  headerSealEnd,
  tearStripSealEnd,
  shelfReadyCarton,
  sideLidSnapLock,
  sideLidAutoBottom,
  lowSnapLock,
  gableSnapLock,
  gableAutoBottom,
  gluedTray,
  hingedLidTray,
  platform.plain,
  platform.withHoles,
  slottedPartition,
  accordionDivider,
  selfLockingTrayWithLid,
  hingedFoodTrays,
  clamshell,
  carryTray,
  taperedBucket,
  fryScoop,
  cupWrap,
  sandwichWedge,
  selfLockingTray,
  gluedTuckLidTray,
  webCornerTray.uncut,
  webCornerTray.notched,
  taperedTray.glued,
  taperedTray.webbed,
  frustumBox,
  hexagonalPyramid,
  taperedBox,
  hexagonalTray,
  rollOver.shirtBox,
  rollOver.doubleWallTray,
  doubleWall.gluedEars,
  doubleWall.heldFlaps,
  selfLockingShirtBox,
  bookMailer,
  hingedShirtBox,
  carrierBag.withSlits,
  carrierBag.withEyelets,
  carrierBag.plain,
  carrierBag.withGrip,
  pillowPack,
  handlePillow,
  petalCube,
  pyramidBox,
  handleTray,
  roundPillow,
  walletBox,
  cornerDispenser,
  hexagonalCarton.tuckTopSnapLock,
  hexagonalCarton.tuckEnds,
  hexagonalCarton.petalTop,
  polygonalBox.octagonal,
  polygonalBox.hexagonal,
  triangularCarton,
  gluedSleeve,
  multipackSleeve,
  cupCarrier,
  bottleCarrierStrip,
  archFlapEnvelope,
  pocketEnvelope.withThumbCut,
  pocketEnvelope.plain,
  gussetedEnvelope,
  pocketEnvelope.sleeve,
  folder,
  documentWallet,
  fourFlapPortfolio,
  cardWallet,
  pocketFolder,
  gatefoldJacket,
  hangTag,
  tag.round,
  tag.oval,
  headerCard,
  corrugatedPlatform.plain,
  corrugatedPlatform.withCrosses,
  corrugatedPartition,
  edgePad,
  cornerPad,
  regularSlottedCase,
  overlapCase,
  fullOverlapCase,
  doubleEndCase,
  doubleEndFolder.lapped,
  doubleEndFolder.tucked,
  slottedTopSnapLock,
  caseReverseTuck,
  caseStraightTuck.lidsOnFront,
  caseStraightTuck.lidsOnBack,
  caseTuckTopSnapLock.lidOnFront,
  caseTuckTopSnapLock.lidOnBack,
  caseTuckTopAutoBottom.lidOnFront,
  caseTuckTopAutoBottom.lidOnBack,
  slottedTopAutoBottom,
  foldFlatTray,
  fullTelescope.tabsOnShortWalls,
  fullTelescope.tabsOnLongWalls,
  rollOverTelescope,
  onePieceFolder.meeting,
  onePieceFolder.overlapping,
  onePieceFolder.buffered,
  caseRollOverTray.sides,
  caseRollOverTray.longWalls,
  tuckLidTray,
  doubleFrontTray,
  cherryLockMailer,
  adhesiveMailer,
  partitionCase,
  gableCase.onSnapLock,
  gableCase.onAutoLock,
  mediaWrap,
  liftOffLidBox,
  shallowLidBox,
  drawerBox,
  shoulderNeckBox,
  hingedTrays.plain,
  hingedTrays.withNeck,
  bookStyleBox,
  bookBox,
  ringBinder,
  foldingSwatchCard.withSpine,
  foldingSwatchCard.softSpine,
  counterDisplay,
  easelBackPoster,
  fanDeck,
];
