import { xmlText } from '../../text.ts';
import { PDFX, PRODUCER } from './pdf-file.ts';

/** What a document says of itself. */
export interface DocumentInfo {
  /** Empty for none. */
  readonly title: string;
  /** Date of a file for the press: `2000-01-01T00:00:00Z`. */
  readonly created?: string;
}

/** The XMP packet of a document: its title, its maker and the name of its content; dates and the standard of a file for the press. */
export const xmp = ({ title, created }: DocumentInfo, id: string): string => {
  const hex = id.toLowerCase();
  const uuid = `uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  const named = title
    ? `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xmlText(title)}</rdf:li></rdf:Alt></dc:title>\n`
    : '';
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
<dc:format>application/pdf</dc:format>
${named}<pdf:Producer>${PRODUCER}</pdf:Producer>
<xmpMM:DocumentID>${uuid}</xmpMM:DocumentID>
</rdf:Description>
${created ? pressXmp(created) : ''}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
};

const pressXmp = (
  created: string,
): string => `<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<xmp:CreateDate>${created}</xmp:CreateDate>
<xmp:ModifyDate>${created}</xmp:ModifyDate>
<xmp:MetadataDate>${created}</xmp:MetadataDate>
<xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool>
<pdf:Trapped>False</pdf:Trapped>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdfxid:GTS_PDFXVersion>${PDFX}</pdfxid:GTS_PDFXVersion>
</rdf:Description>
`;
