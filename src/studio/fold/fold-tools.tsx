import { say } from '../languages/index.ts';
import { showsInside, toggleInside } from '../stage/flat-state.ts';
import { openPanel } from '../state/drawer.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { frontView } from './camera-state.ts';
import { showsOuterSize, toggleOuterSize } from './outer-size.tsx';

/** Tools for the picture of the folded box. */
export const FoldTools = () => (
  <div class="tools">
    <IconButton icon="art" label={say('drawer.artwork')} keyName="A" onPress={() => openPanel('artwork')} />
    <IconButton
      icon="dimensions"
      label={say('fold.outer_size')}
      keyName="O"
      isOn={showsOuterSize.value}
      onPress={toggleOuterSize}
    />
    <IconButton icon="flip" label={say('stage.inside')} keyName="I" isOn={showsInside.value} onPress={toggleInside} />
    <IconButton icon="reset" label={say('fold.front')} keyName="0" onPress={frontView} />
  </div>
);
