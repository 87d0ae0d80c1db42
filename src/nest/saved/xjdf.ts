import { xmlText } from '../../formats/index.ts';
import { boundsOf } from '../../geometry/index.ts';
import { MM_PER_INCH, roundTo } from '../../values/index.ts';
import { stationNames } from '../sheet/labels.ts';
import type { SheetLayout } from '../sheet/layout.ts';

/** What a layout does not know of its job. */
export interface XjdfOptions {
  /** Letters, digits, hyphens and dots. @defaultValue 'layout' */
  readonly jobId?: string;
  /** @defaultValue 'carton' */
  readonly board?: 'carton' | 'corrugated';
  /** Of the board, in mm. */
  readonly thickness?: number | undefined;
  /** Address of a file with the lines of the die, such as a CF2. */
  readonly dieFile?: string | undefined;
}

const points = (...mm: readonly number[]): string => mm.map((each) => roundTo((72 * each) / MM_PER_INCH, 4)).join(' ');

const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${xmlText(`${value}`)}"`;

/**
 * An XJDF 2.1 job of cutting a layout: the sheet (`Media`), the blanks (`ShapeDef`), the die with a station for each of them (`DieLayout`),
 * and where each lies (a `Position` of the `Layout`). Lengths are points, turns counter-clockwise.
 * @example
 * const nesting = nest(dieline('becf-10101').drawing, { width: 1000, height: 700 }, { layouts: ['straight-0'] });
 * layoutXjdf(sheetLayoutOf(nesting, nesting.best), { jobId: 'J-1', dieFile: 'form.cf2' }).includes('<Station'); // = true
 */
export const layoutXjdf = ({ sheet, grain, blanks }: SheetLayout, options: XjdfOptions = {}): string => {
  const { jobId = 'layout', board = 'carton', thickness, dieFile } = options;
  const [shapes, signatures, stations, positions]: [string[], string[], string[], string[]] = [[], [], [], []];
  const names = stationNames(blanks);
  let waste = 100;
  for (const [k, { name, blank, placements }] of blanks.entries()) {
    const { left, right, bottom, top } = boundsOf(blank.outline);
    const [w, h, area] = [right - left, top - bottom, roundTo(blank.area / 1e6, 6)];
    waste -= (100 * placements.length * blank.area) / (sheet.width * sheet.height);
    shapes.push(
      `<Resource ID="shape-${k + 1}"${attribute('DescriptiveName', name)}><ShapeDef Area="${area}" FlatDimensions="${points(w, h, 0)}"/></Resource>`,
    );
    signatures.push(
      `<Resource><Part${attribute('BinderySignatureID', name)}/><BinderySignature BinderySignatureType="Die" BinderySignatureSize="${points(w, h)}" DieLayoutRef="die"/></Resource>`,
    );
    for (const placed of placements) {
      const { x, y, rotation } = placed;
      const [station, box] = [names.get(placed), points(x, y, ...(rotation % 180 ? [x + h, y + w] : [x + w, y + h]))];
      stations.push(
        `<Station${attribute('StationName', station)} ShapeDefRef="shape-${k + 1}"${attribute('BinderySignatureIDs', name)}/>`,
      );
      positions.push(
        `<Position${attribute('BinderySignatureID', name)}${attribute('BlockName', station)} AbsoluteBox="${box}" Orientation="Rotate${rotation}"/>`,
      );
    }
  }
  const along = grain?.of === 'flutes' ? 'FluteDirection' : 'GrainDirection';
  const direction = attribute(along, grain && `${grain.axis.toUpperCase()}Direction`);
  const thick = attribute('Thickness', thickness && roundTo(1000 * thickness, 3));
  const file = dieFile === undefined ? [] : [`<FileSpec${attribute('URL', dieFile)}/>`];
  const lines = (rows: readonly string[]): string => rows.map((row) => `\n    ${row}`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<XJDF xmlns="http://www.CIP4.org/JDFSchema_2_0" Version="2.1"${attribute('JobID', jobId)} Types="ShapeCutting">
  <ResourceSet Name="ShapeCuttingParams" Usage="Input"><Resource><ShapeCuttingParams DieLayoutRef="die"/></Resource></ResourceSet>
  <ResourceSet Name="Component" Usage="Input"><Resource><Component MediaRef="sheet"/></Resource></ResourceSet>
  <ResourceSet Name="Media"><Resource ID="sheet"${attribute('DescriptiveName', sheet.name)}>
    <Media MediaType="${board === 'carton' ? 'Paper' : 'CorrugatedBoard'}" MediaUnit="Sheet" Dimension="${points(sheet.width, sheet.height)}"${thick}${direction}/>
  </Resource></ResourceSet>
  <ResourceSet Name="ShapeDef">${lines(shapes)}
  </ResourceSet>
  <ResourceSet Name="DieLayout"><Resource ID="die"><DieLayout Waste="${roundTo(waste, 4)}">${lines([...file, ...stations])}
  </DieLayout></Resource></ResourceSet>
  <ResourceSet Name="BinderySignature">${lines(signatures)}
  </ResourceSet>
  <ResourceSet Name="Layout"><Resource><Layout PaperRef="sheet">${lines(positions)}
  </Layout></Resource></ResourceSet>
</XJDF>
`;
};
