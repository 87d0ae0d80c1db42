import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../src/api/index.ts';
import { checkAnswer, checkParts } from '../../src/check/answers/check-answer.ts';
import type { AnswerQuestion } from '../../src/check/answers/same-question.ts';
import { boxwright, catalogue } from '../../src/index.ts';

const api = boxwright();
const id = 'becf-1010a';
const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.5, dust_flap: 15 } as const;
const house = catalogue.entries.find(({ template }) => template.provenance.kind === 'house')!.id;

const check = (response: unknown, question?: AnswerQuestion) => checkAnswer(api, catalogue, response, question);
/** An answer as JSON, corrupted at one place. */
// biome-ignore lint/suspicious/noExplicitAny: a corrupted answer has no type
type Json = any;
const copy = (answer: unknown): Json => JSON.parse(JSON.stringify(answer));
const spoilt = (answer: unknown, spoil: (answer: Json) => void): Json => {
  const body = copy(answer);
  spoil(body);
  return body;
};

const refusal = async (changes: object): Promise<unknown> => {
  try {
    await api.calculateParts(id, { variables: { ...variables, ...changes } });
  } catch (error) {
    return (error as ApiError).body;
  }
  throw new Error('it was not refused');
};

/** Variables of a template at their defaults. */
const usual = async (of: string, unit: 'mm' | 'in' = 'mm') =>
  Object.fromEntries([
    ['unit', unit],
    ...(await api.readTemplate(of, unit)).dieline_template.variables
      .filter(({ required }) => required)
      .map((each) => [each.name, each.default_value.value]),
  ]);

describe('our own answers are the same', () => {
  it.each(['mm', 'in'] as const)('in %s', async (unit) => {
    for (const template of [id, 'becf-12406', house]) {
      const given = (await usual(template, unit)) as typeof variables;
      const dieline = await api.createDieline(template, { format: 'svg', area: true, variables: given });
      const parts = await api.calculateParts(template, { area: true, variables: given });
      for (const answer of [dieline, parts, await api.readTemplate(template, unit)]) {
        const { why, verdict, notes } = await check(copy(answer), { template, variables: given });
        expect({ why, verdict, notes }).toEqual({ why: [], verdict: 'same', notes: [] });
      }
    }
  });

  it('groups, a box without areas, and a refusal', async () => {
    const hard = catalogue.entries.find(({ group }) => group.category === 'Hard Cardboards')!.id;
    const given = (await usual(hard)) as typeof variables;
    const answers = [
      [await api.listTemplateGroups(), {}],
      [await api.calculateParts(hard, { variables: given }), { template: hard, variables: given }],
      [await refusal({ length: 1 }), { template: id, variables: { ...variables, length: 1 } }],
      [await refusal({ width: 90 }), { template: id, variables: { ...variables, width: 90 } }],
      [await refusal({ unit: 'cm' }), { template: id, variables: { ...variables, unit: 'cm' } as never }],
    ] as const;
    for (const [answer, question] of answers) {
      const { verdict, why } = await check(copy(answer), question);
      expect({ verdict, why }).toEqual({ verdict: 'same', why: [] });
    }
  });
});

const dieline = await api.createDieline(id, { format: 'dxf', area: true, variables });
const parts = await api.calculateParts(id, { area: true, variables });
const tray = (await usual('becf-12406')) as typeof variables;
const several = await api.createDieline('becf-12406', { format: 'dxf', area: true, variables: tray });
const template = await api.readTemplate(id);
const groups = await api.listTemplateGroups();
const ended = await api.readTemplate(
  catalogue.entries.find(({ chosen }) => chosen.top_flap && chosen.top_flap !== 'none')!.id,
);
const styled = await api.readTemplate('becf-21d0a');
const refused = await refusal({ length: 1 });
const part = (body: Json): Json => body.part_list.parts[0];
const variable = (body: Json, name: string): Json =>
  body.dieline_template.variables.find((each: Json) => each.name === name);

/** Errors in answers, and the expected messages. */
const wrong: readonly (readonly [what: string, answer: unknown, spoil: (body: Json) => void, said: RegExp])[] = [
  [
    'too wide',
    parts,
    (b) => {
      part(b).bounding_box.width -= 0.1;
    },
    /bounding_box\.width is 184\.4 mm, ours 184\.5 mm/,
  ],
  [
    'a size as text',
    parts,
    (b) => {
      part(b).bounding_box.width = '184.5';
    },
    /"184\.5", not a number/,
  ],
  [
    'another unit',
    parts,
    (b) => {
      part(b).bounding_box.unit = 'in';
    },
    /bounding_box\.unit is "in", ours "mm"/,
  ],
  [
    'turned',
    parts,
    (b) => {
      const box = part(b).bounding_box;
      [box.width, box.height] = [box.height, box.width];
    },
    /is rotated by 90°/,
  ],
  [
    'too much board',
    parts,
    (b) => {
      part(b).area.value *= 1.002;
    },
    /area\.value is .* mm², ours .*: 0\.20 %/,
  ],
  [
    'area in another unit',
    parts,
    (b) => {
      part(b).area.unit = 'cm2';
    },
    /area\.unit is "cm2"/,
  ],
  [
    'a part by another name',
    parts,
    (b) => {
      part(b).id = 'body';
    },
    /parts\[body\]\.id is "body", ours "default"/,
  ],
  [
    'another category',
    parts,
    (b) => {
      part(b).category = 'cover';
    },
    /category is "cover", ours "carton"/,
  ],
  [
    'a part twice',
    parts,
    (b) => {
      b.part_list.parts.push(part(b));
      b.part_list.total = 2;
    },
    /is there twice/,
  ],
  [
    'a part too many',
    parts,
    (b) => {
      b.part_list.parts.push({ ...part(b), id: 'lid' });
      b.part_list.total = 2;
    },
    /parts\[lid\] is not in ours/,
  ],
  [
    'no part',
    parts,
    (b) => {
      b.part_list.parts = [];
      b.part_list.total = 0;
    },
    /parts\[default\] is missing/,
  ],
  [
    'a wrong total',
    parts,
    (b) => {
      b.part_list.total = 2;
    },
    /total is 2, but the list has 1/,
  ],
  [
    'no type',
    parts,
    (b) => {
      delete b.part_list.type;
    },
    /part_list\.type is missing/,
  ],
  [
    'parts that are not a list',
    parts,
    (b) => {
      b.part_list.parts = {};
    },
    /not a list/,
  ],
  [
    'a stretched artwork',
    dieline,
    (b) => {
      b.dieline.artwork_dimensions.height = '170';
    },
    /has the aspect 1\.0853, ours 1\.0365/,
  ],
  [
    'a width as a number',
    dieline,
    (b) => {
      b.dieline.artwork_dimensions.width = 184.5;
    },
    /184\.5, not a decimal text/,
  ],
  [
    'no address',
    dieline,
    (b) => {
      delete b.dieline.url;
    },
    /dieline\.url is missing/,
  ],
  [
    'an unheard of format',
    dieline,
    (b) => {
      b.dieline.format = 'dwg';
    },
    /format is "dwg"/,
  ],
  [
    'an invalid date',
    dieline,
    (b) => {
      b.dieline.created_at = '2026-02-31T00:00:00Z';
    },
    /not a UTC time/,
  ],
  [
    'another size than asked',
    dieline,
    (b) => {
      b.dieline.variables.length = 61;
    },
    /variables\.length is 61, but the request has 60/,
  ],
  [
    'a size as a text',
    dieline,
    (b) => {
      b.dieline.variables.length = '60';
    },
    /"60", not a number/,
  ],
  [
    'parts that do not add up',
    several,
    (b) => {
      b.dieline.area.value = String(Number(b.dieline.area.value) + 1);
    },
    /but its parts add up to/,
  ],
  [
    'part areas of a single part',
    dieline,
    (b) => {
      b.dieline.part_areas = { default: b.dieline.area };
    },
    /part_areas is .*, ours has none/,
  ],
  [
    'another default',
    template,
    (b) => {
      variable(b, 'length').default_value.value += 1;
    },
    /variables\[length\]\.default_value is/,
  ],
  [
    'a size that is missing',
    template,
    (b) => {
      b.dieline_template.variables = b.dieline_template.variables.filter((v: Json) => v.name !== 'width');
    },
    /variables\[width\] is missing/,
  ],
  [
    'an unknown data type',
    template,
    (b) => {
      variable(b, 'length').data_type = 'text';
    },
    /not a type of data/,
  ],
  [
    'a tag',
    template,
    (b) => {
      b.dieline_template.tags.push('thumb_cut');
    },
    /tags has "thumb_cut", ours not/,
  ],
  [
    'another group',
    template,
    (b) => {
      b.dieline_template.group.name = 'Trays';
    },
    /group\.name is "Trays"/,
  ],
  [
    'a self that leads elsewhere',
    template,
    (b) => {
      b.dieline_template.links[0].href = '/elsewhere';
    },
    /leads to "\/elsewhere"/,
  ],
  [
    'another flap',
    template,
    (b) => {
      b.dieline_template.dust_flap.id = 'none';
    },
    /dust_flap\.id is "none"/,
  ],
  [
    'a group that is missing',
    groups,
    (b) => {
      b.dieline_template_group_list.dieline_template_groups.pop();
    },
    /is missing/,
  ],
  [
    'a group by another id',
    groups,
    (b) => {
      b.dieline_template_group_list.dieline_template_groups[0].id = 'x';
    },
    /id is "x"/,
  ],
  [
    'a suggestion without a value',
    refused,
    (b) => {
      delete b.errors[0].suggestion.value;
    },
    /neither changes nor swaps/,
  ],
  [
    'errors that are not a list',
    refused,
    (b) => {
      b.errors = {};
    },
    /errors is \{\}, not a list/,
  ],
];

const questionOf = (answer: unknown): AnswerQuestion => {
  if (answer === several) return { template: 'becf-12406', variables: tray };
  if (answer === refused) return { template: id, variables: { ...variables, length: 1 } };
  return [groups, ended, styled].includes(answer as never) ? {} : { template: id, variables };
};

describe('reports an error for', () => {
  it.each(wrong)('%s', async (_, answer, spoil, said) => {
    const { verdict, why, differences } = await check(spoilt(answer, spoil), questionOf(answer));
    expect(why.join('\n')).toMatch(said);
    expect(verdict).toBe('differs');
    expect(differences.every(({ path, what }) => path !== '' && what !== '')).toBe(true);
  });
});

describe('cannot tell', () => {
  it('any unknown field', async () => {
    for (const answer of [dieline, parts, template, groups, refused]) {
      const body = spoilt(answer, (b) => {
        const [first] = Object.values(b) as Json[];
        if (typeof first === 'object') first.novelty = 1;
        else b.novelty = 1;
      });
      const { verdict, why } = await check(body, questionOf(answer));
      expect(why.join()).toMatch(/novelty is 1: an unknown field/);
      expect(verdict).toBe('cannot tell');
    }
  });

  it('sizes of a box that is our own construction', async () => {
    const given = (await usual(house)) as typeof variables;
    const body = spoilt(await api.calculateParts(house, { variables: given }), (b) => {
      part(b).bounding_box.height += 5;
    });
    const { verdict, why, ours } = await check(body, { template: house, variables: given });
    expect(verdict).toBe('cannot tell');
    expect(why.join()).toMatch(/bounding_box\.height/);
    expect(ours).toMatchObject({ id: house, provenance: 'house' });
  });

  it('an unknown request, one that ours refuses, or an unknown template', async () => {
    expect((await check(parts)).why.join()).toMatch(/without the variables of its request/);
    const refusing = await check(parts, { template: id, variables: { ...variables, length: 1 } });
    expect(refusing).toMatchObject({ verdict: 'cannot tell' });
    expect(refusing.why.join()).toMatch(/but ours is a refusal: length/);
    const other = spoilt(parts, (b) => {
      b.part_list.dieline_template_id = 'becf-fffff';
    });
    expect(await check(other, { variables })).toMatchObject({ verdict: 'cannot tell' });
    expect((await check(refused)).why.join()).toMatch(/does not contain its request/);
    expect((await check(refused, { template: id, variables })).why.join()).toMatch(
      /is a refusal, but ours is an answer/,
    );
  });

  it('a different limit', async () => {
    const body = spoilt(refused, (b) => {
      b.errors[0].suggestion.value = 33;
    });
    const { verdict, why } = await check(body, questionOf(refused));
    expect(verdict).toBe('cannot tell');
    expect(why.join()).toMatch(/suggestion\.value is 33, ours/);
  });
});

describe('older spellings are read and noted', () => {
  it.each([
    [
      'an area as a number',
      dieline,
      (b: Json) => {
        b.dieline.area.value = Number(b.dieline.area.value);
      },
      /is a number, the older form/,
    ],
    [
      'an area as a text',
      parts,
      (b: Json) => {
        part(b).area.value = String(part(b).area.value);
      },
      /is a text, the older form/,
    ],
    [
      'childen',
      template,
      (b: Json) => {
        const v = variable(b, 'overflow');
        v.childen = v.children;
        delete v.children;
      },
      /is spelt childen/,
    ],
    [
      'the type of a flap',
      ended,
      (b: Json) => {
        for (const [name, v] of Object.entries(b.dieline_template))
          if (/^(top|bottom)_/.test(name)) (v as Json).type = name;
      },
      /flap\.type is \w+_flap, an older spelling/,
    ],
    [
      'a style as a text',
      styled,
      (b: Json) => {
        b.dieline_template.style = b.dieline_template.style.id;
      },
      /style is a text, an older form/,
    ],
    [
      'a suggestion in a suggestion',
      refused,
      (b: Json) => {
        for (const e of b.errors) e.suggestion = { suggestion: e.suggestion };
      },
      /is nested in another suggestion/,
    ],
    [
      'a variable that ours has not',
      dieline,
      (b: Json) => {
        b.dieline.variables.cross = 1;
      },
      /variables\.cross is 1: our template has no such variable/,
    ],
    [
      'the sizes of the closed box, which boxwright dieline --json adds',
      dieline,
      (b: Json) => {
        b.dimensions = { unit: 'mm', inside: { length: 100 } };
      },
      /dimensions is not compared/,
    ],
  ] as const)('%s', async (_, answer, spoil, said) => {
    const body = spoilt(answer, spoil);
    expect(body).not.toEqual(copy(answer));
    const { verdict, notes, why } = await check(body, questionOf(answer));
    expect({ verdict, why }).toEqual({ verdict: 'same', why: [] });
    expect(notes.join('\n')).toMatch(said);
  });
});

describe('not an answer', () => {
  it.each([[null], [[]], ['text'], [{}], [{ mockup: {} }]])('%j', async (body) => {
    await expect(check(body)).rejects.toMatchObject({ name: 'UnreadableError' });
  });

  it.each(['tolerance', 'areaTolerance'])('a %s of NaN', async (name) => {
    await expect(check(copy(parts), { template: id, variables, [name]: Number.NaN })).rejects.toThrow(
      `${name} is NaN; give a number above 0`,
    );
  });

  it('another answer instead of parts', async () => {
    await expect(checkParts(api, catalogue, copy(dieline), { template: id, variables })).rejects.toThrow(
      /another kind/,
    );
    await expect(checkParts(api, catalogue, copy(parts), { template: id, variables })).resolves.toMatchObject({
      verdict: 'same',
    });
  });

  it('reports any value in place of a body', async () => {
    for (const body of [null, 7, [], 'text'])
      for (const kind of ['dieline', 'part_list', 'dieline_template', 'dieline_template_group_list'])
        expect(await check({ [kind]: body }, { template: id, variables })).toMatchObject({ verdict: 'differs' });
  });

  it('gives a verdict for any value in any field', async () => {
    const places = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, inner]) => [[...path, name], ...places(inner, [...path, name])])
        : [];
    const answers = [dieline, several, parts, template, groups, refused].map((answer) => ({
      answer,
      places: places(copy(answer)),
    }));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...answers), fc.nat(), fc.jsonValue(), async (one, k, value) => {
        const path = one.places[k % one.places.length]!;
        const body = spoilt(one.answer, (b) => {
          path.slice(0, -1).reduce((inner, name) => inner[name], b)[path.at(-1)!] = value;
        });
        // A refusal is recognised only by its message.
        if (one.answer === refused && typeof body.message !== 'string') return;
        const { verdict, why } = await check(body, questionOf(one.answer));
        expect(why.length > 0).toBe(verdict !== 'same');
      }),
    );
  });
});
