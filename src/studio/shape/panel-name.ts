import { inSentence, say, sayIfKnown } from '../languages/index.ts';
import { asWords, withCapital } from './names.ts';
import { panelWords, sides } from './panel-words.ts';

const nounOf = (word: string): string => sayIfKnown(`panel.${word}`, asWords(word));

/** One panel by kind, owner and position. A wall is named by its side alone. */
const ownName = (name: string): string => {
  const words = panelWords(name).filter((word) => !/^\d+$/.test(word));
  const number = /\d+$/.exec(name)?.[0];
  const what = words.findLast((word) => !sides.has(word)) ?? words.at(-1)!;
  const others = words.filter((word) => word !== what);
  const of = others.filter((word) => !sides.has(word)).map((word) => inSentence(nounOf(word)));
  const at = others.filter((word) => sides.has(word)).map((word) => sayIfKnown(`side.${word}`, word));
  const noun = at.length || of.length ? inSentence(nounOf(what)) : nounOf(what);
  const whole = of.length ? say('panel_name.of', { of: of.join(' '), part: noun }) : noun;
  const placed = at.length ? say('panel_name.at', { side: at.join(' '), part: whole }) : whole;
  return withCapital(number === undefined ? placed : `${placed} ${number}`);
};

/** The name of a panel by id: "back.top-lid.tuck" is the tuck of the top lid, "lid_board" the lid board. */
export const panelName = (id: string): string => {
  const [own, of] = id.replaceAll('_', '-').split(':').at(-1)!.split('.').reverse();
  // Panels of a drawing of another hand have numbers.
  if (/^\d+$/.test(own!)) return own!;
  return of === undefined ? ownName(own!) : `${ownName(own!)}, ${inSentence(ownName(of))}`;
};
