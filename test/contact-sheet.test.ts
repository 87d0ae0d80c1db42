import { describe, expect, it } from 'vitest';
import { contactSheet } from '../fixtures/contact-sheet.ts';
import { shapeNames } from '../fixtures/survey.ts';

const pictures = (sheet: string): number => sheet.split('<image ').length - 1;

describe('a sheet of pictures at the shapes of the survey', () => {
  it('shows each shape flat, folded and from below', () => {
    const sheet = contactSheet('becf-11a07');
    expect(pictures(sheet)).toBe(3 * shapeNames.length);
    expect(sheet).toContain('>big 400 × 300 × 300 × 0.5<');
    expect(contactSheet('becf-11a07', 1)).toContain('>big 400 × 300 × 300 × 1<');
  });

  it('shows a refused shape at the nearest sizes, with the reason', () => {
    const sheet = contactSheet('ecma-b4021');
    expect(pictures(sheet)).toBe(3 * shapeNames.length);
    expect(sheet).toContain('>cube 100 × 100 × 48 × 0.5<');
    expect(sheet).toContain('>height 100 over 48<');
  });
});
