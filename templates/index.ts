// Written by `npm run generate` from the folders of templates/. Do not edit.
import { inOrder, type Template } from '../src/author/index.ts';
import frustumBox from './cartons/angled-boxes/frustum-box.ts';
import hexagonalPyramid from './cartons/angled-boxes/hexagonal-pyramid.ts';
import taperedBox from './cartons/angled-boxes/tapered-box.ts';
import * as carrierBags from './cartons/carton-bags-and-pillows/carrier-bags.ts';
import handlePillow from './cartons/carton-bags-and-pillows/handle-pillow.ts';
import pillowPack from './cartons/carton-bags-and-pillows/pillow-pack.ts';
import walledPillow from './cartons/carton-bags-and-pillows/walled-pillow.ts';
import archFlapEnvelope from './cartons/envelopes/arch-flap-envelope.ts';
import * as pocketEnvelopes from './cartons/envelopes/pocket-envelopes.ts';
import ticketSleeve from './cartons/envelopes/ticket-sleeve.ts';
import cardWallet from './cartons/folders/card-wallet.ts';
import cover from './cartons/folders/cover.ts';
import fourFlapPortfolio from './cartons/folders/four-flap-portfolio.ts';
import gatefoldJacket from './cartons/folders/gatefold-jacket.ts';
import lipFolder from './cartons/folders/lip-folder.ts';
import pocketFolder from './cartons/folders/pocket-folder.ts';
import presentationFolders from './cartons/folders/presentation-folders.ts';
import * as wallets from './cartons/folders/wallets.ts';
import burgerBox from './cartons/food-boxes/burger-box.ts';
import carryTray from './cartons/food-boxes/carry-tray.ts';
import clamshell from './cartons/food-boxes/clamshell.ts';
import cupWrap from './cartons/food-boxes/cup-wrap.ts';
import frameTrayInSleeve from './cartons/food-boxes/frame-tray-in-sleeve.ts';
import frameTrayWithHingedLid from './cartons/food-boxes/frame-tray-with-hinged-lid.ts';
import frameTrayWithLid from './cartons/food-boxes/frame-tray-with-lid.ts';
import fryScoop from './cartons/food-boxes/fry-scoop.ts';
import hingedTrays from './cartons/food-boxes/hinged-trays.ts';
import hookedHood from './cartons/food-boxes/hooked-hood.ts';
import interlocking from './cartons/food-boxes/interlocking.ts';
import lunchBox from './cartons/food-boxes/lunch-box.ts';
import openFrameTray from './cartons/food-boxes/open-frame-tray.ts';
import pizzaBox from './cartons/food-boxes/pizza-box.ts';
import sandwichWedge from './cartons/food-boxes/sandwich-wedge.ts';
import selfLockingTrayWithLid from './cartons/food-boxes/self-locking-tray-with-lid.ts';
import takeAwayPail from './cartons/food-boxes/take-away-pail.ts';
import taperedBucket from './cartons/food-boxes/tapered-bucket.ts';
import * as hexagonalCartons from './cartons/polygonal-boxes/hexagonal-cartons.ts';
import * as polygonalBoxes from './cartons/polygonal-boxes/polygonal-boxes.ts';
import triangularCarton from './cartons/polygonal-boxes/triangular-carton.ts';
import accordionDivider from './cartons/separators/accordion-divider.ts';
import indexDividers from './cartons/separators/index-dividers.ts';
import platformWithCrosses from './cartons/separators/platform-with-crosses.ts';
import platformWithHoles from './cartons/separators/platform-with-holes.ts';
import platform from './cartons/separators/platform.ts';
import slottedPartition from './cartons/separators/slotted-partition.ts';
import bookMailer from './cartons/shirt-boxes/book-mailer.ts';
import doubleWallTrays from './cartons/shirt-boxes/double-wall-trays.ts';
import drawerBox from './cartons/shirt-boxes/drawer-box.ts';
import hingedShirtBox from './cartons/shirt-boxes/hinged-shirt-box.ts';
import selfLockingShirtBox from './cartons/shirt-boxes/self-locking-shirt-box.ts';
import * as shirtBoxes from './cartons/shirt-boxes/shirt-boxes.ts';
import shirtFrameTray from './cartons/shirt-boxes/shirt-frame-tray.ts';
import * as shirtParts from './cartons/shirt-boxes/shirt-parts.ts';
import configuredSnapLocks from './cartons/snap-lock-boxes/configured-snap-locks.ts';
import displaySnapLocks from './cartons/snap-lock-boxes/display-snap-locks.ts';
import otherTops from './cartons/snap-lock-boxes/other-tops.ts';
import tuckTops from './cartons/snap-lock-boxes/tuck-tops.ts';
import wineBox from './cartons/snap-lock-boxes/wine-box.ts';
import cornerDispenser from './cartons/special-boxes/corner-dispenser.ts';
import * as giftTrays from './cartons/special-boxes/gift-trays.ts';
import handleTray from './cartons/special-boxes/handle-tray.ts';
import hingeLidPack from './cartons/special-boxes/hinge-lid-pack.ts';
import leaningGiftTray from './cartons/special-boxes/leaning-gift-tray.ts';
import otherTubes from './cartons/special-boxes/other-tubes.ts';
import petalCube from './cartons/special-boxes/petal-cube.ts';
import pyramidBox from './cartons/special-boxes/pyramid-box.ts';
import roundPillow from './cartons/special-boxes/round-pillow.ts';
import suitcase from './cartons/special-boxes/suitcase.ts';
import walletBox from './cartons/special-boxes/wallet-box.ts';
import dispenser from './cartons/standard-boxes/dispenser.ts';
import sealEnds from './cartons/standard-boxes/seal-ends.ts';
import doorHanger from './cartons/tags/door-hanger.ts';
import hangTag from './cartons/tags/hang-tag.ts';
import headerCard from './cartons/tags/header-card.ts';
import * as ovalTags from './cartons/tags/oval-tags.ts';
import tableTent from './cartons/tags/table-tent.ts';
import foldFlatTray from './cartons/tray-boxes/fold-flat-tray.ts';
import * as footedTrays from './cartons/tray-boxes/footed-trays.ts';
import gluedTray from './cartons/tray-boxes/glued-tray.ts';
import hexagonalTray from './cartons/tray-boxes/hexagonal-tray.ts';
import hingedLidTray from './cartons/tray-boxes/hinged-lid-tray.ts';
import liddedWebTray from './cartons/tray-boxes/lidded-web-tray.ts';
import matchBox from './cartons/tray-boxes/match-box.ts';
import rollEndTray from './cartons/tray-boxes/roll-end-tray.ts';
import selfLockingTrayInSleeve from './cartons/tray-boxes/self-locking-tray-in-sleeve.ts';
import selfLockingTray from './cartons/tray-boxes/self-locking-tray.ts';
import taperedTray from './cartons/tray-boxes/tapered-tray.ts';
import taperedWebCornerTray from './cartons/tray-boxes/tapered-web-corner-tray.ts';
import tuckLidTray from './cartons/tray-boxes/tuck-lid-tray.ts';
import * as webCornerTrays from './cartons/tray-boxes/web-corner-trays.ts';
import configuredTuckEnds from './cartons/tuck-end-boxes/configured-tuck-ends.ts';
import fivePanelHanger from './cartons/tuck-end-boxes/five-panel-hanger.ts';
import lockEnds from './cartons/tuck-end-boxes/lock-ends.ts';
import tuckEnds from './cartons/tuck-end-boxes/tuck-ends.ts';
import cartonsOtherTops from './cartons/tuck-top-auto-bottom-boxes/other-tops.ts';
import cartonsTuckTops from './cartons/tuck-top-auto-bottom-boxes/tuck-tops.ts';
import bellyBand from './cartons/wrap-around-labels/belly-band.ts';
import bottleBaskets from './cartons/wrap-around-labels/bottle-baskets.ts';
import bottleCarrierStrip from './cartons/wrap-around-labels/bottle-carrier-strip.ts';
import cupCarrier from './cartons/wrap-around-labels/cup-carrier.ts';
import gluedSleeve from './cartons/wrap-around-labels/glued-sleeve.ts';
import multipackSleeve from './cartons/wrap-around-labels/multipack-sleeve.ts';
import cornerPad from './corrugated/separators/corner-pad.ts';
import corrugatedPartition from './corrugated/separators/corrugated-partition.ts';
import corrugatedPlatform from './corrugated/separators/corrugated-platform.ts';
import edgePad from './corrugated/separators/edge-pad.ts';
import layerPad from './corrugated/separators/layer-pad.ts';
import corrugatedPlatformWithCrosses from './corrugated/separators/platform-with-crosses.ts';
import snapLocks from './corrugated/snap-lock-boxes/snap-locks.ts';
import adhesiveMailer from './corrugated/special-boxes/adhesive-mailer.ts';
import blissBox from './corrugated/special-boxes/bliss-box.ts';
import bottlePlatform from './corrugated/special-boxes/bottle-platform.ts';
import carryBox from './corrugated/special-boxes/carry-box.ts';
import carryBoxes from './corrugated/special-boxes/carry-boxes.ts';
import gableCarriers from './corrugated/special-boxes/gable-carriers.ts';
import mediaWrap from './corrugated/special-boxes/media-wrap.ts';
import partitionCase from './corrugated/special-boxes/partition-case.ts';
import * as slideBoxes from './corrugated/special-boxes/slide-boxes.ts';
import * as slideLiners from './corrugated/special-boxes/slide-liners.ts';
import * as tabbedMailers from './corrugated/special-boxes/tabbed-mailers.ts';
import * as cappedBodies from './corrugated/standard-boxes/capped-bodies.ts';
import doubleEndCase from './corrugated/standard-boxes/double-end-case.ts';
import * as doubleEndFolders from './corrugated/standard-boxes/double-end-folders.ts';
import slottedCases from './corrugated/standard-boxes/slotted-cases.ts';
import slottedTelescope from './corrugated/standard-boxes/slotted-telescope.ts';
import specialCases from './corrugated/standard-boxes/special-cases.ts';
import bufferedFolder from './corrugated/tray-boxes/buffered-folder.ts';
import cherryLockMailer from './corrugated/tray-boxes/cherry-lock-mailer.ts';
import cornerLockTray from './corrugated/tray-boxes/corner-lock-tray.ts';
import cornerPosts from './corrugated/tray-boxes/corner-posts.ts';
import displayTray from './corrugated/tray-boxes/display-tray.ts';
import doubleFrontTray from './corrugated/tray-boxes/double-front-tray.ts';
import * as dustFolders from './corrugated/tray-boxes/dust-folders.ts';
import * as foldFlatLids from './corrugated/tray-boxes/fold-flat-lids.ts';
import corrugatedFoldFlatTray from './corrugated/tray-boxes/fold-flat-tray.ts';
import * as foldedCorners from './corrugated/tray-boxes/folded-corners.ts';
import * as fullTelescopes from './corrugated/tray-boxes/full-telescopes.ts';
import hookLockTray from './corrugated/tray-boxes/hook-lock-tray.ts';
import lappedBuffers from './corrugated/tray-boxes/lapped-buffers.ts';
import * as onePieceFolders from './corrugated/tray-boxes/one-piece-folders.ts';
import corrugatedPizzaBox from './corrugated/tray-boxes/pizza-box.ts';
import rollOverTelescope from './corrugated/tray-boxes/roll-over-telescope.ts';
import * as rollOverTrays from './corrugated/tray-boxes/roll-over-trays.ts';
import rolledFrontTray from './corrugated/tray-boxes/rolled-front-tray.ts';
import corrugatedSuitcase from './corrugated/tray-boxes/suitcase.ts';
import tapedMailer from './corrugated/tray-boxes/taped-mailer.ts';
import corrugatedTuckLidTray from './corrugated/tray-boxes/tuck-lid-tray.ts';
import webTelescope from './corrugated/tray-boxes/web-telescope.ts';
import * as wraps from './corrugated/tray-boxes/wraps.ts';
import corrugatedTuckEnds from './corrugated/tuck-end-boxes/tuck-ends.ts';
import autoBottoms from './corrugated/tuck-top-auto-bottom-boxes/auto-bottoms.ts';
import ringBinder from './hard/binders/ring-binder.ts';
import bookBox from './hard/boxes-with-hinged-lid/book-box.ts';
import bookStyleBox from './hard/boxes-with-hinged-lid/book-style-box.ts';
import hingedTraysWithNeck from './hard/boxes-with-hinged-lid/hinged-trays-with-neck.ts';
import hardHingedTrays from './hard/boxes-with-hinged-lid/hinged-trays.ts';
import hardDrawerBox from './hard/covered-solid-board-boxes/drawer-box.ts';
import * as lidBoxes from './hard/covered-solid-board-boxes/lid-boxes.ts';
import shoulderNeckBox from './hard/covered-solid-board-boxes/shoulder-neck-box.ts';
import sleevedLidBox from './hard/covered-solid-board-boxes/sleeved-lid-box.ts';
import counterDisplay from './hard/display-materials/counter-display.ts';
import easelBackPoster from './hard/display-materials/easel-back-poster.ts';
import fanDeck from './hard/swatch-cards/fan-deck.ts';
import * as swatchCards from './hard/swatch-cards/swatch-cards.ts';

/** Every template, by group and main id. */
export const templates: readonly Template[] = inOrder([
  frustumBox,
  hexagonalPyramid,
  taperedBox,
  carrierBags.blockBag,
  carrierBags.eyeletBag,
  carrierBags.gripBag,
  carrierBags.plainBag,
  carrierBags.slitBag,
  handlePillow,
  pillowPack,
  ...walledPillow,
  archFlapEnvelope,
  pocketEnvelopes.plainEnvelope,
  pocketEnvelopes.thumbCutEnvelope,
  ticketSleeve,
  cardWallet,
  cover,
  fourFlapPortfolio,
  gatefoldJacket,
  lipFolder,
  pocketFolder,
  presentationFolders,
  wallets.documentWallet,
  wallets.gussetedEnvelope,
  burgerBox,
  carryTray,
  clamshell,
  cupWrap,
  frameTrayInSleeve,
  frameTrayWithHingedLid,
  frameTrayWithLid,
  fryScoop,
  hingedTrays,
  hookedHood,
  ...interlocking,
  ...lunchBox,
  openFrameTray,
  pizzaBox,
  sandwichWedge,
  selfLockingTrayWithLid,
  takeAwayPail,
  taperedBucket,
  hexagonalCartons.hexagonalPetalTop,
  hexagonalCartons.hexagonalPinwheel,
  hexagonalCartons.hexagonalTuckEnds,
  hexagonalCartons.hexagonalTuckTop,
  polygonalBoxes.doubleWalls,
  polygonalBoxes.hexagonal,
  polygonalBoxes.octagonal,
  triangularCarton,
  accordionDivider,
  indexDividers,
  platformWithCrosses,
  platformWithHoles,
  platform,
  slottedPartition,
  bookMailer,
  doubleWallTrays,
  drawerBox,
  hingedShirtBox,
  selfLockingShirtBox,
  shirtBoxes.foldedCornerTray,
  shirtBoxes.shirtBox,
  shirtFrameTray,
  shirtParts.lidded,
  shirtParts.shirtBoard,
  shirtParts.shirtSleeve,
  shirtParts.shirtWallet,
  ...configuredSnapLocks,
  ...displaySnapLocks,
  ...otherTops,
  ...tuckTops,
  wineBox,
  ...cornerDispenser,
  giftTrays.archedSides,
  giftTrays.roundedLid,
  handleTray,
  hingeLidPack,
  leaningGiftTray,
  ...otherTubes,
  petalCube,
  pyramidBox,
  roundPillow,
  suitcase,
  walletBox,
  ...dispenser,
  ...sealEnds,
  doorHanger,
  hangTag,
  headerCard,
  ovalTags.ovalTag,
  ovalTags.roundTag,
  tableTent,
  foldFlatTray,
  footedTrays.openTray,
  footedTrays.tuckLid,
  gluedTray,
  hexagonalTray,
  hingedLidTray,
  liddedWebTray,
  matchBox,
  rollEndTray,
  selfLockingTrayInSleeve,
  selfLockingTray,
  taperedTray,
  taperedWebCornerTray,
  tuckLidTray,
  webCornerTrays.notchedWebs,
  webCornerTrays.uncutWebs,
  configuredTuckEnds,
  fivePanelHanger,
  ...lockEnds,
  ...tuckEnds,
  ...cartonsOtherTops,
  ...cartonsTuckTops,
  bellyBand,
  bottleBaskets,
  bottleCarrierStrip,
  cupCarrier,
  gluedSleeve,
  multipackSleeve,
  cornerPad,
  corrugatedPartition,
  corrugatedPlatform,
  edgePad,
  layerPad,
  corrugatedPlatformWithCrosses,
  ...snapLocks,
  adhesiveMailer,
  blissBox,
  bottlePlatform,
  carryBox,
  ...carryBoxes,
  ...gableCarriers,
  mediaWrap,
  ...partitionCase,
  ...slideBoxes.rings,
  slideBoxes.slideBox,
  slideLiners.drawer,
  slideLiners.liner,
  tabbedMailers.stripAtRim,
  tabbedMailers.stripOnFront,
  cappedBodies.caseWithCap,
  cappedBodies.sleeveWithCaps,
  doubleEndCase,
  doubleEndFolders.lappedFront,
  doubleEndFolders.tuckedFront,
  ...slottedCases,
  slottedTelescope,
  ...specialCases,
  bufferedFolder,
  cherryLockMailer,
  cornerLockTray,
  cornerPosts,
  displayTray,
  doubleFrontTray,
  dustFolders.dustFlaps,
  dustFolders.tuckFlap,
  foldFlatLids.fronted,
  foldFlatLids.tucked,
  corrugatedFoldFlatTray,
  foldedCorners.folded,
  foldedCorners.lockedCorners,
  fullTelescopes.shallowCover,
  fullTelescopes.tabsOnLongWalls,
  fullTelescopes.tabsOnShortWalls,
  hookLockTray,
  lappedBuffers,
  onePieceFolders.meetingFolder,
  onePieceFolders.overlappingFolder,
  corrugatedPizzaBox,
  rollOverTelescope,
  rollOverTrays.rolledLongWalls,
  rollOverTrays.rolledOnce,
  rollOverTrays.rolledSides,
  rolledFrontTray,
  corrugatedSuitcase,
  tapedMailer,
  corrugatedTuckLidTray,
  webTelescope,
  wraps.centreSeam,
  wraps.fivePanels,
  wraps.wrapAround,
  ...corrugatedTuckEnds,
  ...autoBottoms,
  ringBinder,
  bookBox,
  bookStyleBox,
  hingedTraysWithNeck,
  hardHingedTrays,
  hardDrawerBox,
  lidBoxes.liftOffLid,
  lidBoxes.shallowLid,
  shoulderNeckBox,
  sleevedLidBox,
  counterDisplay,
  easelBackPoster,
  fanDeck,
  swatchCards.softSpine,
  swatchCards.withSpine,
]);
