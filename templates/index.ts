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
import gussetedEnvelope from './cartons/envelopes/gusseted-envelope.ts';
import plainPocketEnvelope from './cartons/envelopes/plain-pocket-envelope.ts';
import pocketEnvelope from './cartons/envelopes/pocket-envelope.ts';
import ticketSleeve from './cartons/envelopes/ticket-sleeve.ts';
import cardWallet from './cartons/folders/card-wallet.ts';
import cover from './cartons/folders/cover.ts';
import documentWallet from './cartons/folders/document-wallet.ts';
import fourFlapPortfolio from './cartons/folders/four-flap-portfolio.ts';
import gatefoldJacket from './cartons/folders/gatefold-jacket.ts';
import lipFolder from './cartons/folders/lip-folder.ts';
import pocketFolder from './cartons/folders/pocket-folder.ts';
import presentationFolders from './cartons/folders/presentation-folders.ts';
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
import foldedCornerTray from './cartons/shirt-boxes/folded-corner-tray.ts';
import hingedShirtBox from './cartons/shirt-boxes/hinged-shirt-box.ts';
import selfLockingShirtBox from './cartons/shirt-boxes/self-locking-shirt-box.ts';
import shirtBoard from './cartons/shirt-boxes/shirt-board.ts';
import shirtBoxWithTuckLid from './cartons/shirt-boxes/shirt-box-with-tuck-lid.ts';
import shirtFrameTray from './cartons/shirt-boxes/shirt-frame-tray.ts';
import shirtSleeve from './cartons/shirt-boxes/shirt-sleeve.ts';
import shirtWallet from './cartons/shirt-boxes/shirt-wallet.ts';
import twoPieceShirtBox from './cartons/shirt-boxes/two-piece-shirt-box.ts';
import configuredSnapLocks from './cartons/snap-lock-boxes/configured-snap-locks.ts';
import displaySnapLocks from './cartons/snap-lock-boxes/display-snap-locks.ts';
import lowTuckTop from './cartons/snap-lock-boxes/low-tuck-top.ts';
import otherTops from './cartons/snap-lock-boxes/other-tops.ts';
import tuckTops from './cartons/snap-lock-boxes/tuck-tops.ts';
import wineBox from './cartons/snap-lock-boxes/wine-box.ts';
import archedCakeTray from './cartons/special-boxes/arched-cake-tray.ts';
import cornerDispenser from './cartons/special-boxes/corner-dispenser.ts';
import handleTray from './cartons/special-boxes/handle-tray.ts';
import hingeLidPack from './cartons/special-boxes/hinge-lid-pack.ts';
import leaningGiftTray from './cartons/special-boxes/leaning-gift-tray.ts';
import otherTubes from './cartons/special-boxes/other-tubes.ts';
import petalCube from './cartons/special-boxes/petal-cube.ts';
import pyramidBox from './cartons/special-boxes/pyramid-box.ts';
import roundPillow from './cartons/special-boxes/round-pillow.ts';
import roundedGiftTray from './cartons/special-boxes/rounded-gift-tray.ts';
import suitcase from './cartons/special-boxes/suitcase.ts';
import walletBox from './cartons/special-boxes/wallet-box.ts';
import dispenser from './cartons/standard-boxes/dispenser.ts';
import sealEnds from './cartons/standard-boxes/seal-ends.ts';
import doorHanger from './cartons/tags/door-hanger.ts';
import hangTag from './cartons/tags/hang-tag.ts';
import headerCard from './cartons/tags/header-card.ts';
import ovalTag from './cartons/tags/oval-tag.ts';
import roundTag from './cartons/tags/round-tag.ts';
import tableTent from './cartons/tags/table-tent.ts';
import foldFlatTray from './cartons/tray-boxes/fold-flat-tray.ts';
import footedTrayWithLid from './cartons/tray-boxes/footed-tray-with-lid.ts';
import footedTray from './cartons/tray-boxes/footed-tray.ts';
import gluedTray from './cartons/tray-boxes/glued-tray.ts';
import hexagonalTray from './cartons/tray-boxes/hexagonal-tray.ts';
import hingedLidTray from './cartons/tray-boxes/hinged-lid-tray.ts';
import liddedWebTray from './cartons/tray-boxes/lidded-web-tray.ts';
import matchBox from './cartons/tray-boxes/match-box.ts';
import notchedWebCornerTray from './cartons/tray-boxes/notched-web-corner-tray.ts';
import rollEndTray from './cartons/tray-boxes/roll-end-tray.ts';
import selfLockingTrayInSleeve from './cartons/tray-boxes/self-locking-tray-in-sleeve.ts';
import selfLockingTray from './cartons/tray-boxes/self-locking-tray.ts';
import taperedTray from './cartons/tray-boxes/tapered-tray.ts';
import taperedWebCornerTray from './cartons/tray-boxes/tapered-web-corner-tray.ts';
import tuckLidTray from './cartons/tray-boxes/tuck-lid-tray.ts';
import webCornerTray from './cartons/tray-boxes/web-corner-tray.ts';
import configuredTuckEnds from './cartons/tuck-end-boxes/configured-tuck-ends.ts';
import fivePanelHanger from './cartons/tuck-end-boxes/five-panel-hanger.ts';
import lockEnds from './cartons/tuck-end-boxes/lock-ends.ts';
import lugTuckEnds from './cartons/tuck-end-boxes/lug-tuck-ends.ts';
import tuckEnds from './cartons/tuck-end-boxes/tuck-ends.ts';
import webbedEnds from './cartons/tuck-end-boxes/webbed-ends.ts';
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
import mailerWithFrontStrip from './corrugated/special-boxes/mailer-with-front-strip.ts';
import mailerWithGluedCorners from './corrugated/special-boxes/mailer-with-glued-corners.ts';
import mediaWrap from './corrugated/special-boxes/media-wrap.ts';
import partitionCase from './corrugated/special-boxes/partition-case.ts';
import slideBoxWithLiner from './corrugated/special-boxes/slide-box-with-liner.ts';
import slideBoxWithTray from './corrugated/special-boxes/slide-box-with-tray.ts';
import slideBox from './corrugated/special-boxes/slide-box.ts';
import slideRings from './corrugated/special-boxes/slide-rings.ts';
import caseWithCap from './corrugated/standard-boxes/case-with-cap.ts';
import doubleEndCase from './corrugated/standard-boxes/double-end-case.ts';
import lappedDoubleEndFolder from './corrugated/standard-boxes/lapped-double-end-folder.ts';
import sleeveWithCaps from './corrugated/standard-boxes/sleeve-with-caps.ts';
import slottedCases from './corrugated/standard-boxes/slotted-cases.ts';
import slottedTelescope from './corrugated/standard-boxes/slotted-telescope.ts';
import specialCases from './corrugated/standard-boxes/special-cases.ts';
import tuckedDoubleEndFolder from './corrugated/standard-boxes/tucked-double-end-folder.ts';
import bufferedFolder from './corrugated/tray-boxes/buffered-folder.ts';
import centreSeamFolder from './corrugated/tray-boxes/centre-seam-folder.ts';
import cherryLockMailer from './corrugated/tray-boxes/cherry-lock-mailer.ts';
import cornerLockTray from './corrugated/tray-boxes/corner-lock-tray.ts';
import cornerPosts from './corrugated/tray-boxes/corner-posts.ts';
import displayTray from './corrugated/tray-boxes/display-tray.ts';
import doubleFrontAndBack from './corrugated/tray-boxes/double-front-and-back.ts';
import doubleFrontTray from './corrugated/tray-boxes/double-front-tray.ts';
import fivePanelFolder from './corrugated/tray-boxes/five-panel-folder.ts';
import foldFlatHingedLid from './corrugated/tray-boxes/fold-flat-hinged-lid.ts';
import corrugatedFoldFlatTray from './corrugated/tray-boxes/fold-flat-tray.ts';
import foldFlatTuckLid from './corrugated/tray-boxes/fold-flat-tuck-lid.ts';
import corrugatedFoldedCornerTray from './corrugated/tray-boxes/folded-corner-tray.ts';
import folderWithDustFlapsAndTuck from './corrugated/tray-boxes/folder-with-dust-flaps-and-tuck.ts';
import folderWithDustFlaps from './corrugated/tray-boxes/folder-with-dust-flaps.ts';
import fullTelescopeBox from './corrugated/tray-boxes/full-telescope-box.ts';
import fullTelescopeLongTabs from './corrugated/tray-boxes/full-telescope-long-tabs.ts';
import hookLockTray from './corrugated/tray-boxes/hook-lock-tray.ts';
import lappedBuffers from './corrugated/tray-boxes/lapped-buffers.ts';
import lockedFoldedCornerTray from './corrugated/tray-boxes/locked-folded-corner-tray.ts';
import onePieceFolder from './corrugated/tray-boxes/one-piece-folder.ts';
import overlappingFolder from './corrugated/tray-boxes/overlapping-folder.ts';
import corrugatedPizzaBox from './corrugated/tray-boxes/pizza-box.ts';
import rollOverLongWalls from './corrugated/tray-boxes/roll-over-long-walls.ts';
import rollOverSides from './corrugated/tray-boxes/roll-over-sides.ts';
import rollOverTelescope from './corrugated/tray-boxes/roll-over-telescope.ts';
import rolledFrontTray from './corrugated/tray-boxes/rolled-front-tray.ts';
import corrugatedSuitcase from './corrugated/tray-boxes/suitcase.ts';
import tapedMailer from './corrugated/tray-boxes/taped-mailer.ts';
import trayWithCover from './corrugated/tray-boxes/tray-with-cover.ts';
import corrugatedTuckLidTray from './corrugated/tray-boxes/tuck-lid-tray.ts';
import webTelescope from './corrugated/tray-boxes/web-telescope.ts';
import wrapAroundCase from './corrugated/tray-boxes/wrap-around-case.ts';
import corrugatedTuckEnds from './corrugated/tuck-end-boxes/tuck-ends.ts';
import autoBottoms from './corrugated/tuck-top-auto-bottom-boxes/auto-bottoms.ts';
import caseAutoBottoms from './corrugated/tuck-top-auto-bottom-boxes/case-auto-bottoms.ts';
import ringBinder from './hard/binders/ring-binder.ts';
import bookBox from './hard/boxes-with-hinged-lid/book-box.ts';
import bookStyleBox from './hard/boxes-with-hinged-lid/book-style-box.ts';
import hingedTraysWithNeck from './hard/boxes-with-hinged-lid/hinged-trays-with-neck.ts';
import hardHingedTrays from './hard/boxes-with-hinged-lid/hinged-trays.ts';
import hardDrawerBox from './hard/covered-solid-board-boxes/drawer-box.ts';
import liftOffLidBox from './hard/covered-solid-board-boxes/lift-off-lid-box.ts';
import shallowLidBox from './hard/covered-solid-board-boxes/shallow-lid-box.ts';
import shoulderNeckBox from './hard/covered-solid-board-boxes/shoulder-neck-box.ts';
import sleevedLidBox from './hard/covered-solid-board-boxes/sleeved-lid-box.ts';
import counterDisplay from './hard/display-materials/counter-display.ts';
import easelBackPoster from './hard/display-materials/easel-back-poster.ts';
import fanDeck from './hard/swatch-cards/fan-deck.ts';
import swatchCardWithSoftSpine from './hard/swatch-cards/swatch-card-with-soft-spine.ts';
import swatchCardWithSpine from './hard/swatch-cards/swatch-card-with-spine.ts';

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
  gussetedEnvelope,
  plainPocketEnvelope,
  pocketEnvelope,
  ticketSleeve,
  cardWallet,
  cover,
  documentWallet,
  fourFlapPortfolio,
  gatefoldJacket,
  lipFolder,
  pocketFolder,
  presentationFolders,
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
  foldedCornerTray,
  hingedShirtBox,
  selfLockingShirtBox,
  shirtBoard,
  shirtBoxWithTuckLid,
  shirtFrameTray,
  shirtSleeve,
  shirtWallet,
  twoPieceShirtBox,
  ...configuredSnapLocks,
  ...displaySnapLocks,
  ...lowTuckTop,
  ...otherTops,
  ...tuckTops,
  wineBox,
  archedCakeTray,
  ...cornerDispenser,
  handleTray,
  hingeLidPack,
  leaningGiftTray,
  ...otherTubes,
  petalCube,
  pyramidBox,
  roundPillow,
  roundedGiftTray,
  suitcase,
  walletBox,
  ...dispenser,
  ...sealEnds,
  doorHanger,
  hangTag,
  headerCard,
  ovalTag,
  roundTag,
  tableTent,
  foldFlatTray,
  footedTrayWithLid,
  footedTray,
  gluedTray,
  hexagonalTray,
  hingedLidTray,
  liddedWebTray,
  matchBox,
  notchedWebCornerTray,
  rollEndTray,
  selfLockingTrayInSleeve,
  selfLockingTray,
  taperedTray,
  taperedWebCornerTray,
  tuckLidTray,
  webCornerTray,
  configuredTuckEnds,
  fivePanelHanger,
  ...lockEnds,
  ...lugTuckEnds,
  ...tuckEnds,
  ...webbedEnds,
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
  mailerWithFrontStrip,
  mailerWithGluedCorners,
  mediaWrap,
  ...partitionCase,
  slideBoxWithLiner,
  slideBoxWithTray,
  slideBox,
  ...slideRings,
  caseWithCap,
  doubleEndCase,
  lappedDoubleEndFolder,
  sleeveWithCaps,
  ...slottedCases,
  slottedTelescope,
  ...specialCases,
  tuckedDoubleEndFolder,
  bufferedFolder,
  centreSeamFolder,
  cherryLockMailer,
  cornerLockTray,
  cornerPosts,
  displayTray,
  doubleFrontAndBack,
  doubleFrontTray,
  fivePanelFolder,
  foldFlatHingedLid,
  corrugatedFoldFlatTray,
  foldFlatTuckLid,
  corrugatedFoldedCornerTray,
  folderWithDustFlapsAndTuck,
  folderWithDustFlaps,
  fullTelescopeBox,
  fullTelescopeLongTabs,
  hookLockTray,
  lappedBuffers,
  lockedFoldedCornerTray,
  onePieceFolder,
  overlappingFolder,
  corrugatedPizzaBox,
  rollOverLongWalls,
  rollOverSides,
  rollOverTelescope,
  rolledFrontTray,
  corrugatedSuitcase,
  tapedMailer,
  trayWithCover,
  corrugatedTuckLidTray,
  webTelescope,
  wrapAroundCase,
  ...corrugatedTuckEnds,
  ...autoBottoms,
  ...caseAutoBottoms,
  ringBinder,
  bookBox,
  bookStyleBox,
  hingedTraysWithNeck,
  hardHingedTrays,
  hardDrawerBox,
  liftOffLidBox,
  shallowLidBox,
  shoulderNeckBox,
  sleevedLidBox,
  counterDisplay,
  easelBackPoster,
  fanDeck,
  swatchCardWithSoftSpine,
  swatchCardWithSpine,
]);
