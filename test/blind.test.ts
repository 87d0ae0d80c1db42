import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import measured from '../fixtures/measured.json' with { type: 'json' };
import { catalogue, measuredOf, measuredWords } from '../src/index.ts';
import ofSource from '../src/template/measured.json' with { type: 'json' };

/**
 * How far off the engine was for a drawing of the service that it had not seen. A drawing that turns up is entered before anybody mends:
 * its id, the commit that draws it, whether another member of its family was measured then, and the distance in mm or `refused`.
 */
const [head, ...lines] = readFileSync('fixtures/blind.tsv', 'utf8').trimEnd().split('\n');
const rows = lines.map((line) => {
  const [id, commit, family, off, remark] = line.split('\t') as [string, string, string, string, string];
  return { id, commit, family, off, remark };
});
const blind = rows.filter(({ commit }) => commit);

describe('the record of drawings that the engine had not seen', () => {
  it('has a row for every drawing, and no other', () => {
    expect(head).toBe('id\tcommit\tfamily_measured\toff_mm\tremark');
    expect(rows.map(({ id }) => id).sort()).toEqual(measured.map(({ id }) => id).sort());
  });

  it('says of each how far off the engine was, or that nobody knows', () => {
    for (const { id, commit, family, off, remark } of rows)
      if (commit) {
        expect(commit, id).toMatch(/^[0-9a-f]{8}$/);
        expect(family, id).toMatch(/^(yes|no)$/);
        expect(off, id).toMatch(/^(refused|\d+(\.\d+)?)$/);
      } else expect([family, off, remark], id).toEqual(['', '', 'seen before this record began']);
  });

  it('begins with eleven drawings, which stay', () => expect(blind.length).toBeGreaterThanOrEqual(11));

  it('is told in the guide of the service', () => {
    const of = (family: string) => blind.filter((row) => row.family === family);
    const exact = (family: string) => of(family).filter(({ off }) => off === '0').length;
    const distances = of('no').map(({ off }) => Number(off));
    const guide = readFileSync('src/docs/service.md', 'utf8').replaceAll(/\s+/g, ' ');
    expect(guide).toContain(
      `${exact('yes')} of ${of('yes').length} exactly where another box of the family was measured`,
    );
    expect(guide).toContain(
      `${exact('no')} of ${of('no').length} where none was: those were ${Math.min(...distances)} to ${Math.max(...distances)} mm off`,
    );
  });

  it('is what boxes are said to be like', () => {
    const of = (family: string) => blind.filter((row) => row.family === family);
    const exact = (family: string) => of(family).filter(({ off }) => off === '0').length;
    const distances = of('no').map(({ off }) => Number(off));
    expect(ofSource).toEqual({
      ids: measured.map(({ id }) => id),
      same_family: { boxes: of('yes').length, exact: exact('yes') },
      other_family: {
        boxes: of('no').length,
        exact: exact('no'),
        from_mm: Math.min(...distances),
        to_mm: Math.max(...distances),
      },
    });
    expect(measuredWords.none).toContain('our construction');
  });

  it('tells of each id whether it, its family or nothing was measured', () => {
    const known = (id: string) => measuredOf(catalogue.find(id)!);
    expect(measured.map(({ id }) => known(id))).toEqual(measured.map(() => 'same id'));
    expect(['becf-10102', 'becf-1010a,thumb_cut=both', 'becf-10206', 'fefco-0412'].map(known)).toEqual([
      'same family',
      'same family',
      'none',
      undefined,
    ]);
  });
});
