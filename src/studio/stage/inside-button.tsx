import { say } from '../languages/index.ts';
import { IconButton } from '../ui/controls.tsx';
import { showsInside, toggleInside } from './flat-state.ts';

/** Shows the board from its inside, flat and folded. */
export const InsideButton = () => (
  <IconButton
    icon="flip"
    label={say('stage.inside')}
    keyName="I"
    aria-pressed={showsInside.value}
    onClick={toggleInside}
  />
);
