import { expect, it } from 'vitest';
import { auditDrawing } from '../../src/index.ts';

it('two creases that end at one point of an arc keep its length', async () => {
  const { verdict, facts } = await auditDrawing(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="40mm" viewBox="0 0 40 40"><g fill="none">
<path id="cut" stroke="red" d="M0 20A20 20 0 0 1 40 20V40H0Z"/><path id="crease" stroke="lime" d="M0 40L20 0L40 40"/></g></svg>`,
    ),
  );
  expect(verdict).toBe('sound');
  expect(facts.lengths.cut).toBeCloseTo(20 * Math.PI + 80, 6);
  expect(facts.area).toBeCloseTo(200 * Math.PI + 800, 6);
});
