import type { Template } from '../src/template/index.ts';
import pillowPack from './cartons/carton-bags-and-pillows/pillow-pack.ts';
import * as rollOver from './cartons/shirt-boxes/roll-over-lid-box.ts';
import * as headerSnapLock from './cartons/snap-lock-boxes/hanging-header-snap-lock.ts';
import * as tuckTopSnapLock from './cartons/snap-lock-boxes/tuck-top-snap-lock.ts';
import * as sealEnd from './cartons/standard-boxes/seal-end.ts';
import headerSealEnd from './cartons/standard-boxes/seal-end-hanging-header.ts';
import webCornerTray from './cartons/tray-boxes/web-corner-tray.ts';
import headerTuckEnd from './cartons/tuck-end-boxes/hanging-header.ts';
import reverseTuckEnd from './cartons/tuck-end-boxes/reverse-tuck-end.ts';
import reverseTuckEndMirrored from './cartons/tuck-end-boxes/reverse-tuck-end-mirrored.ts';
import * as straightTuckEnd from './cartons/tuck-end-boxes/straight-tuck-end.ts';
import * as headerAutoBottom from './cartons/tuck-top-auto-bottom-boxes/hanging-header-auto-bottom.ts';
import * as tuckTopAutoBottom from './cartons/tuck-top-auto-bottom-boxes/tuck-top-auto-bottom.ts';
import regularSlottedCase from './corrugated/standard-boxes/regular-slotted-case.ts';
import fullTelescope from './corrugated/tray-boxes/full-telescope.ts';
import liftOffLidBox from './hard/covered-solid-board-boxes/lift-off-lid-box.ts';

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
  sealEnd.fullOverlap,
  sealEnd.economy,
  headerTuckEnd,
  headerSnapLock.tuckTop,
  headerSnapLock.sealTop,
  headerAutoBottom.tuckTop,
  headerAutoBottom.sealTop,
  headerSealEnd,
  webCornerTray,
  rollOver.shirtBox,
  rollOver.doubleWallTray,
  pillowPack,
  regularSlottedCase,
  fullTelescope,
  liftOffLidBox,
];
