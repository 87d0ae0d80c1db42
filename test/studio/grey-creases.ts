/** Our SVG with one of its creases on a layer and in a colour that tell nothing, although creases have a layer. */
export const greyCreases = (svg: string): string =>
  svg.replace(
    /(<g id="crease"[^>]*>)(\s*<(\w+)[^>]*\/>)/,
    (_, group: string, first: string) =>
      `${group
        .replaceAll('"crease"', '"layer7"')
        .replace(/stroke="#\w+"/, 'stroke="#808080"')}${first.replace(/ id="[^"]*"/, '')}</g>${group}`,
  );
