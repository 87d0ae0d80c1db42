import { ByteSink } from '../../byte-sink.ts';
import { dxfText } from './dxf-text.ts';

/** The entities of a part as a named selection (a GROUP), which CAD programs list and select as one. They stay on their layers. */
export interface PartGroup {
  readonly name: string;
  readonly handle: number;
  /** Handles of its entities, as they are written. */
  readonly entities: number[];
}

const FORBIDDEN = /[<>/\\":;?*|=,`]/g;

/** The entries of the dictionary of groups, with which the file so far ends, and the groups. @param owner handle of the dictionary. */
export const dxfPartGroups = (groups: readonly PartGroup[], owner: number): ByteSink => {
  const sink = new ByteSink();
  for (const { name, handle } of groups)
    sink
      .ascii(`3\n${dxfText(name.replace(FORBIDDEN, '-'))}\n350\n`)
      .hex(handle)
      .ascii('\n');
  for (const { name, handle, entities } of groups) {
    sink.ascii('0\nGROUP\n5\n').hex(handle).ascii('\n330\n').hex(owner);
    // 70: has a name. 71: one of its entities selects all.
    sink.ascii(`\n100\nAcDbGroup\n300\n${dxfText(name)}\n70\n0\n71\n1\n`);
    for (const entity of entities) sink.ascii('340\n').hex(entity).ascii('\n');
  }
  return sink;
};
