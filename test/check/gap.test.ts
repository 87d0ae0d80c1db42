import { expect, it } from 'vitest';
import { auditDrawing } from '../../src/index.ts';

const square = (gap: number): Uint8Array =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="90mm" viewBox="0 0 90 90"><path id="cut" fill="none" stroke="red" d="M${gap} 0H50V50H0V0"/></svg>`,
  );

it.each([0.1, 0.6, 0.79])('an outline that ends %f mm from its start has a gap', async (gap) => {
  const { findings } = await auditDrawing(square(gap));
  expect(findings.map(({ kind, size }) => [kind, size])).toEqual([['gap', expect.closeTo(gap, 6)]]);
});

it('an outline with a larger gap is open', async () => {
  const { findings } = await auditDrawing(square(0.9));
  expect(findings.map(({ kind }) => kind)).toEqual(['open outline']);
});
