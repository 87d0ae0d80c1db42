// Written by `npm run generate` from the folders of templates/. Do not edit.
import { inOrder, type Template } from '../src/author/index.ts';
import caseAutoBottoms from './corrugated/tuck-top-auto-bottom-boxes/case-auto-bottoms.ts';
import autoBottoms from './corrugated/tuck-top-auto-bottom-boxes/auto-bottoms.ts';
import tuckEnds from './corrugated/tuck-end-boxes/tuck-ends.ts';
import wrapAroundCase from './corrugated/tray-boxes/wrap-around-case.ts';
import webTelescope from './corrugated/tray-boxes/web-telescope.ts';
import tuckLidTray from './corrugated/tray-boxes/tuck-lid-tray.ts';
import trayWithCover from './corrugated/tray-boxes/tray-with-cover.ts';
import tapedMailer from './corrugated/tray-boxes/taped-mailer.ts';
import suitcase from './corrugated/tray-boxes/suitcase.ts';
import rolledFrontTray from './corrugated/tray-boxes/rolled-front-tray.ts';
import rollOverTelescope from './corrugated/tray-boxes/roll-over-telescope.ts';
import rollOverSides from './corrugated/tray-boxes/roll-over-sides.ts';
import rollOverLongWalls from './corrugated/tray-boxes/roll-over-long-walls.ts';
import pizzaBox from './corrugated/tray-boxes/pizza-box.ts';
import overlappingFolder from './corrugated/tray-boxes/overlapping-folder.ts';
import onePieceFolder from './corrugated/tray-boxes/one-piece-folder.ts';
import lockedFoldedCornerTray from './corrugated/tray-boxes/locked-folded-corner-tray.ts';
import lockedEarTray from './corrugated/tray-boxes/locked-ear-tray.ts';
import lappedBuffers from './corrugated/tray-boxes/lapped-buffers.ts';
import fullTelescopeLongTabs from './corrugated/tray-boxes/full-telescope-long-tabs.ts';
import fullTelescopeBox from './corrugated/tray-boxes/full-telescope-box.ts';
import folderWithDustFlaps from './corrugated/tray-boxes/folder-with-dust-flaps.ts';
import folderWithDustFlapsAndTuck from './corrugated/tray-boxes/folder-with-dust-flaps-and-tuck.ts';
import foldedCornerTray from './corrugated/tray-boxes/folded-corner-tray.ts';
import foldFlatTuckLid from './corrugated/tray-boxes/fold-flat-tuck-lid.ts';
import foldFlatTray from './corrugated/tray-boxes/fold-flat-tray.ts';
import foldFlatHingedLid from './corrugated/tray-boxes/fold-flat-hinged-lid.ts';
import fivePanelFolder from './corrugated/tray-boxes/five-panel-folder.ts';
import doubleFrontTray from './corrugated/tray-boxes/double-front-tray.ts';
import doubleFrontAndBack from './corrugated/tray-boxes/double-front-and-back.ts';
import displayTray from './corrugated/tray-boxes/display-tray.ts';
import cornerPosts from './corrugated/tray-boxes/corner-posts.ts';
import cornerLockTray from './corrugated/tray-boxes/corner-lock-tray.ts';
import cherryLockMailer from './corrugated/tray-boxes/cherry-lock-mailer.ts';
import centreSeamFolder from './corrugated/tray-boxes/centre-seam-folder.ts';
import bufferedFolder from './corrugated/tray-boxes/buffered-folder.ts';
import tuckedDoubleEndFolder from './corrugated/standard-boxes/tucked-double-end-folder.ts';
import specialCases from './corrugated/standard-boxes/special-cases.ts';
import slottedTelescope from './corrugated/standard-boxes/slotted-telescope.ts';
import slottedCases from './corrugated/standard-boxes/slotted-cases.ts';
import sleeveWithCaps from './corrugated/standard-boxes/sleeve-with-caps.ts';
import lappedDoubleEndFolder from './corrugated/standard-boxes/lapped-double-end-folder.ts';
import doubleEndCase from './corrugated/standard-boxes/double-end-case.ts';
import caseWithCap from './corrugated/standard-boxes/case-with-cap.ts';
import slideRings from './corrugated/special-boxes/slide-rings.ts';
import slideBox from './corrugated/special-boxes/slide-box.ts';
import slideBoxWithTray from './corrugated/special-boxes/slide-box-with-tray.ts';
import slideBoxWithLiner from './corrugated/special-boxes/slide-box-with-liner.ts';
import partitionCase from './corrugated/special-boxes/partition-case.ts';
import mediaWrap from './corrugated/special-boxes/media-wrap.ts';
import mailerWithGluedCorners from './corrugated/special-boxes/mailer-with-glued-corners.ts';
import mailerWithFrontStrip from './corrugated/special-boxes/mailer-with-front-strip.ts';
import gableCarriers from './corrugated/special-boxes/gable-carriers.ts';
import carryBoxes from './corrugated/special-boxes/carry-boxes.ts';
import carryBox from './corrugated/special-boxes/carry-box.ts';
import bottlePlatform from './corrugated/special-boxes/bottle-platform.ts';
import blissBox from './corrugated/special-boxes/bliss-box.ts';
import adhesiveMailer from './corrugated/special-boxes/adhesive-mailer.ts';
import snapLocks from './corrugated/snap-lock-boxes/snap-locks.ts';
import platformWithCrosses from './corrugated/separators/platform-with-crosses.ts';
import layerPad from './corrugated/separators/layer-pad.ts';
import edgePad from './corrugated/separators/edge-pad.ts';
import corrugatedPlatform from './corrugated/separators/corrugated-platform.ts';
import corrugatedPartition from './corrugated/separators/corrugated-partition.ts';
import cornerPad from './corrugated/separators/corner-pad.ts';
import multipackSleeve from './cartons/wrap-around-labels/multipack-sleeve.ts';
import gluedSleeve from './cartons/wrap-around-labels/glued-sleeve.ts';
import cupCarrier from './cartons/wrap-around-labels/cup-carrier.ts';
import bottleCarrierStrip from './cartons/wrap-around-labels/bottle-carrier-strip.ts';
import bottleBaskets from './cartons/wrap-around-labels/bottle-baskets.ts';
import bellyBand from './cartons/wrap-around-labels/belly-band.ts';
import tuckTops from './cartons/tuck-top-auto-bottom-boxes/tuck-tops.ts';
import otherTops from './cartons/tuck-top-auto-bottom-boxes/other-tops.ts';
import webbedEnds from './cartons/tuck-end-boxes/webbed-ends.ts';
import cartonsTuckEnds from './cartons/tuck-end-boxes/tuck-ends.ts';
import lugTuckEnds from './cartons/tuck-end-boxes/lug-tuck-ends.ts';
import lockEnds from './cartons/tuck-end-boxes/lock-ends.ts';
import fivePanelHanger from './cartons/tuck-end-boxes/five-panel-hanger.ts';
import configuredTuckEnds from './cartons/tuck-end-boxes/configured-tuck-ends.ts';
import webCornerTray from './cartons/tray-boxes/web-corner-tray.ts';
import cartonsTuckLidTray from './cartons/tray-boxes/tuck-lid-tray.ts';
import taperedWebCornerTray from './cartons/tray-boxes/tapered-web-corner-tray.ts';
import taperedTray from './cartons/tray-boxes/tapered-tray.ts';
import selfLockingTray from './cartons/tray-boxes/self-locking-tray.ts';
import selfLockingTrayInSleeve from './cartons/tray-boxes/self-locking-tray-in-sleeve.ts';
import rollEndTray from './cartons/tray-boxes/roll-end-tray.ts';
import notchedWebCornerTray from './cartons/tray-boxes/notched-web-corner-tray.ts';
import matchBox from './cartons/tray-boxes/match-box.ts';
import liddedWebTray from './cartons/tray-boxes/lidded-web-tray.ts';
import hingedLidTray from './cartons/tray-boxes/hinged-lid-tray.ts';
import hexagonalTray from './cartons/tray-boxes/hexagonal-tray.ts';
import gluedTray from './cartons/tray-boxes/glued-tray.ts';
import footedTray from './cartons/tray-boxes/footed-tray.ts';
import footedTrayWithLid from './cartons/tray-boxes/footed-tray-with-lid.ts';
import cartonsFoldFlatTray from './cartons/tray-boxes/fold-flat-tray.ts';
import tableTent from './cartons/tags/table-tent.ts';
import roundTag from './cartons/tags/round-tag.ts';
import ovalTag from './cartons/tags/oval-tag.ts';
import headerCard from './cartons/tags/header-card.ts';
import hangTag from './cartons/tags/hang-tag.ts';
import doorHanger from './cartons/tags/door-hanger.ts';
import sealEnds from './cartons/standard-boxes/seal-ends.ts';
import dispenser from './cartons/standard-boxes/dispenser.ts';
import walletBox from './cartons/special-boxes/wallet-box.ts';
import cartonsSuitcase from './cartons/special-boxes/suitcase.ts';
import roundedGiftTray from './cartons/special-boxes/rounded-gift-tray.ts';
import roundPillow from './cartons/special-boxes/round-pillow.ts';
import pyramidBox from './cartons/special-boxes/pyramid-box.ts';
import petalCube from './cartons/special-boxes/petal-cube.ts';
import otherTubes from './cartons/special-boxes/other-tubes.ts';
import leaningGiftTray from './cartons/special-boxes/leaning-gift-tray.ts';
import hingeLidPack from './cartons/special-boxes/hinge-lid-pack.ts';
import handleTray from './cartons/special-boxes/handle-tray.ts';
import cornerDispenser from './cartons/special-boxes/corner-dispenser.ts';
import archedCakeTray from './cartons/special-boxes/arched-cake-tray.ts';
import wineBox from './cartons/snap-lock-boxes/wine-box.ts';
import cartonsTuckTops from './cartons/snap-lock-boxes/tuck-tops.ts';
import cartonsOtherTops from './cartons/snap-lock-boxes/other-tops.ts';
import lowTuckTop from './cartons/snap-lock-boxes/low-tuck-top.ts';
import displaySnapLocks from './cartons/snap-lock-boxes/display-snap-locks.ts';
import configuredSnapLocks from './cartons/snap-lock-boxes/configured-snap-locks.ts';
import twoPieceShirtBox from './cartons/shirt-boxes/two-piece-shirt-box.ts';
import shirtWallet from './cartons/shirt-boxes/shirt-wallet.ts';
import shirtSleeve from './cartons/shirt-boxes/shirt-sleeve.ts';
import shirtFrameTray from './cartons/shirt-boxes/shirt-frame-tray.ts';
import shirtBoxWithTuckLid from './cartons/shirt-boxes/shirt-box-with-tuck-lid.ts';
import shirtBoard from './cartons/shirt-boxes/shirt-board.ts';
import selfLockingShirtBox from './cartons/shirt-boxes/self-locking-shirt-box.ts';
import hingedShirtBox from './cartons/shirt-boxes/hinged-shirt-box.ts';
import cartonsFoldedCornerTray from './cartons/shirt-boxes/folded-corner-tray.ts';
import drawerBox from './cartons/shirt-boxes/drawer-box.ts';
import doubleWallTrays from './cartons/shirt-boxes/double-wall-trays.ts';
import bookMailer from './cartons/shirt-boxes/book-mailer.ts';
import slottedPartition from './cartons/separators/slotted-partition.ts';
import platform from './cartons/separators/platform.ts';
import platformWithHoles from './cartons/separators/platform-with-holes.ts';
import cartonsPlatformWithCrosses from './cartons/separators/platform-with-crosses.ts';
import indexDividers from './cartons/separators/index-dividers.ts';
import accordionDivider from './cartons/separators/accordion-divider.ts';
import triangularCarton from './cartons/polygonal-boxes/triangular-carton.ts';
import * as polygonalBoxes from './cartons/polygonal-boxes/polygonal-boxes.ts';
import * as hexagonalCartons from './cartons/polygonal-boxes/hexagonal-cartons.ts';
import taperedBucket from './cartons/food-boxes/tapered-bucket.ts';
import takeAwayPail from './cartons/food-boxes/take-away-pail.ts';
import selfLockingTrayWithTongueLid from './cartons/food-boxes/self-locking-tray-with-tongue-lid.ts';
import selfLockingTrayWithLid from './cartons/food-boxes/self-locking-tray-with-lid.ts';
import sandwichWedge from './cartons/food-boxes/sandwich-wedge.ts';
import cartonsPizzaBox from './cartons/food-boxes/pizza-box.ts';
import openFrameTray from './cartons/food-boxes/open-frame-tray.ts';
import lunchBox from './cartons/food-boxes/lunch-box.ts';
import interlocking from './cartons/food-boxes/interlocking.ts';
import hookedHood from './cartons/food-boxes/hooked-hood.ts';
import hingedTrays from './cartons/food-boxes/hinged-trays.ts';
import fryScoop from './cartons/food-boxes/fry-scoop.ts';
import frameTrayWithLid from './cartons/food-boxes/frame-tray-with-lid.ts';
import frameTrayWithHingedLid from './cartons/food-boxes/frame-tray-with-hinged-lid.ts';
import frameTrayInSleeve from './cartons/food-boxes/frame-tray-in-sleeve.ts';
import cupWrap from './cartons/food-boxes/cup-wrap.ts';
import clamshell from './cartons/food-boxes/clamshell.ts';
import carryTray from './cartons/food-boxes/carry-tray.ts';
import burgerBox from './cartons/food-boxes/burger-box.ts';
import presentationFolders from './cartons/folders/presentation-folders.ts';
import pocketFolder from './cartons/folders/pocket-folder.ts';
import lipFolder from './cartons/folders/lip-folder.ts';
import gatefoldJacket from './cartons/folders/gatefold-jacket.ts';
import fourFlapPortfolio from './cartons/folders/four-flap-portfolio.ts';
import documentWallet from './cartons/folders/document-wallet.ts';
import cover from './cartons/folders/cover.ts';
import cardWallet from './cartons/folders/card-wallet.ts';
import ticketSleeve from './cartons/envelopes/ticket-sleeve.ts';
import pocketEnvelope from './cartons/envelopes/pocket-envelope.ts';
import plainPocketEnvelope from './cartons/envelopes/plain-pocket-envelope.ts';
import gussetedEnvelope from './cartons/envelopes/gusseted-envelope.ts';
import archFlapEnvelope from './cartons/envelopes/arch-flap-envelope.ts';
import walledPillow from './cartons/carton-bags-and-pillows/walled-pillow.ts';
import pillowPack from './cartons/carton-bags-and-pillows/pillow-pack.ts';
import handlePillow from './cartons/carton-bags-and-pillows/handle-pillow.ts';
import * as carrierBags from './cartons/carton-bags-and-pillows/carrier-bags.ts';
import taperedBox from './cartons/angled-boxes/tapered-box.ts';
import hexagonalPyramid from './cartons/angled-boxes/hexagonal-pyramid.ts';
import frustumBox from './cartons/angled-boxes/frustum-box.ts';
import swatchCardWithSpine from './hard/swatch-cards/swatch-card-with-spine.ts';
import swatchCardWithSoftSpine from './hard/swatch-cards/swatch-card-with-soft-spine.ts';
import fanDeck from './hard/swatch-cards/fan-deck.ts';
import easelBackPoster from './hard/display-materials/easel-back-poster.ts';
import counterDisplay from './hard/display-materials/counter-display.ts';
import sleevedLidBox from './hard/covered-solid-board-boxes/sleeved-lid-box.ts';
import shoulderNeckBox from './hard/covered-solid-board-boxes/shoulder-neck-box.ts';
import shallowLidBox from './hard/covered-solid-board-boxes/shallow-lid-box.ts';
import liftOffLidBox from './hard/covered-solid-board-boxes/lift-off-lid-box.ts';
import hardDrawerBox from './hard/covered-solid-board-boxes/drawer-box.ts';
import hardHingedTrays from './hard/boxes-with-hinged-lid/hinged-trays.ts';
import hingedTraysWithNeck from './hard/boxes-with-hinged-lid/hinged-trays-with-neck.ts';
import bookStyleBox from './hard/boxes-with-hinged-lid/book-style-box.ts';
import bookBox from './hard/boxes-with-hinged-lid/book-box.ts';
import ringBinder from './hard/binders/ring-binder.ts';

/** Every template, by group and main id. */
export const templates: readonly Template[] = inOrder([
  ...caseAutoBottoms,
  ...autoBottoms,
  ...tuckEnds,
  wrapAroundCase,
  webTelescope,
  tuckLidTray,
  trayWithCover,
  tapedMailer,
  suitcase,
  rolledFrontTray,
  rollOverTelescope,
  rollOverSides,
  rollOverLongWalls,
  pizzaBox,
  overlappingFolder,
  onePieceFolder,
  lockedFoldedCornerTray,
  lockedEarTray,
  lappedBuffers,
  fullTelescopeLongTabs,
  fullTelescopeBox,
  folderWithDustFlaps,
  folderWithDustFlapsAndTuck,
  foldedCornerTray,
  foldFlatTuckLid,
  foldFlatTray,
  foldFlatHingedLid,
  fivePanelFolder,
  doubleFrontTray,
  doubleFrontAndBack,
  displayTray,
  cornerPosts,
  cornerLockTray,
  cherryLockMailer,
  centreSeamFolder,
  bufferedFolder,
  tuckedDoubleEndFolder,
  ...specialCases,
  slottedTelescope,
  ...slottedCases,
  sleeveWithCaps,
  lappedDoubleEndFolder,
  doubleEndCase,
  caseWithCap,
  ...slideRings,
  slideBox,
  slideBoxWithTray,
  slideBoxWithLiner,
  ...partitionCase,
  mediaWrap,
  mailerWithGluedCorners,
  mailerWithFrontStrip,
  ...gableCarriers,
  ...carryBoxes,
  carryBox,
  bottlePlatform,
  blissBox,
  adhesiveMailer,
  ...snapLocks,
  platformWithCrosses,
  layerPad,
  edgePad,
  corrugatedPlatform,
  corrugatedPartition,
  cornerPad,
  multipackSleeve,
  gluedSleeve,
  cupCarrier,
  bottleCarrierStrip,
  bottleBaskets,
  bellyBand,
  ...tuckTops,
  ...otherTops,
  ...webbedEnds,
  ...cartonsTuckEnds,
  ...lugTuckEnds,
  ...lockEnds,
  fivePanelHanger,
  configuredTuckEnds,
  webCornerTray,
  cartonsTuckLidTray,
  taperedWebCornerTray,
  taperedTray,
  selfLockingTray,
  selfLockingTrayInSleeve,
  rollEndTray,
  notchedWebCornerTray,
  matchBox,
  liddedWebTray,
  hingedLidTray,
  hexagonalTray,
  gluedTray,
  footedTray,
  footedTrayWithLid,
  cartonsFoldFlatTray,
  tableTent,
  roundTag,
  ovalTag,
  headerCard,
  hangTag,
  doorHanger,
  ...sealEnds,
  ...dispenser,
  walletBox,
  cartonsSuitcase,
  roundedGiftTray,
  roundPillow,
  pyramidBox,
  petalCube,
  ...otherTubes,
  leaningGiftTray,
  hingeLidPack,
  handleTray,
  ...cornerDispenser,
  archedCakeTray,
  wineBox,
  ...cartonsTuckTops,
  ...cartonsOtherTops,
  ...lowTuckTop,
  ...displaySnapLocks,
  ...configuredSnapLocks,
  twoPieceShirtBox,
  shirtWallet,
  shirtSleeve,
  shirtFrameTray,
  shirtBoxWithTuckLid,
  shirtBoard,
  selfLockingShirtBox,
  hingedShirtBox,
  cartonsFoldedCornerTray,
  drawerBox,
  doubleWallTrays,
  bookMailer,
  slottedPartition,
  platform,
  platformWithHoles,
  cartonsPlatformWithCrosses,
  indexDividers,
  accordionDivider,
  triangularCarton,
  polygonalBoxes.doubleWalls,
  polygonalBoxes.hexagonal,
  polygonalBoxes.octagonal,
  hexagonalCartons.hexagonalPetalTop,
  hexagonalCartons.hexagonalPinwheel,
  hexagonalCartons.hexagonalTuckEnds,
  hexagonalCartons.hexagonalTuckTop,
  taperedBucket,
  takeAwayPail,
  selfLockingTrayWithTongueLid,
  selfLockingTrayWithLid,
  sandwichWedge,
  cartonsPizzaBox,
  openFrameTray,
  ...lunchBox,
  ...interlocking,
  hookedHood,
  hingedTrays,
  fryScoop,
  frameTrayWithLid,
  frameTrayWithHingedLid,
  frameTrayInSleeve,
  cupWrap,
  clamshell,
  carryTray,
  burgerBox,
  presentationFolders,
  pocketFolder,
  lipFolder,
  gatefoldJacket,
  fourFlapPortfolio,
  documentWallet,
  cover,
  cardWallet,
  ticketSleeve,
  pocketEnvelope,
  plainPocketEnvelope,
  gussetedEnvelope,
  archFlapEnvelope,
  walledPillow,
  pillowPack,
  handlePillow,
  carrierBags.blockBag,
  carrierBags.eyeletBag,
  carrierBags.gripBag,
  carrierBags.plainBag,
  carrierBags.slitBag,
  taperedBox,
  hexagonalPyramid,
  frustumBox,
  swatchCardWithSpine,
  swatchCardWithSoftSpine,
  fanDeck,
  easelBackPoster,
  counterDisplay,
  sleevedLidBox,
  shoulderNeckBox,
  shallowLidBox,
  liftOffLidBox,
  hardDrawerBox,
  hardHingedTrays,
  hingedTraysWithNeck,
  bookStyleBox,
  bookBox,
  ringBinder,
]);
