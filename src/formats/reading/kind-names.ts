import type { LineKind } from './reading.ts';

const words = (...lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));

/** Words beside the name of a kind that do not change it: "Main cut", `CUT_2PT`, "outer crease lines", in small letters without accents. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  words(
    'line lines layer layers rule rules path paths die dieline main all outer inner outside inside through box blank pt point mm l acm',
    'linie linien ebene kontur aussen außen innen ligne lignes calque linea lineas capa livello',
  ),
);

/**
 * Names that packaging drawings use for the lines of layers, groups and inks, in small letters without accents and spaces. Names for
 * all lines of a die ("Stanze", "fustella", "troquel", "模切") are not included.
 */
export const KIND_NAMES: Readonly<Record<LineKind, readonly string[]>> = {
  cut: words(
    'cut cuts cutting cutline cutlines cutcontour thrucut throughcut die dieline diecut diecutting dielines knife knives',
    'knifeline knifelines outline contour',
    // German, Dutch, French, Italian, Spanish, Portuguese
    'stanzen stanzlinie stanzlinien stanzkontur schnitt schnittlinie schnittlinien schneiden schneidlinie schneidlinien',
    'snijden snijlijn snijlijnen decoupe coupe lignedecoupe traitdecoupe taglio tagli lineaditaglio',
    'corte cortes cortar lineadecorte linhadecorte',
    // Swedish, Danish, Norwegian, Finnish, Polish, Czech, Slovak, Croatian, Hungarian, Romanian, Turkish, Lithuanian
    'skar skarning skarlinje skæring skærelinje skjæring skjærelinje leikkaus ciecie ciecia liniaciecia rez rezani rezanie rezanje',
    'vagas vagovonal taiere kesim kesme kesimcizgisi bıcak bicak pjovimas',
    // Russian, Ukrainian, Greek, Chinese, Japanese, Korean
    'рез резка линияреза нож ножи різ різання κοπη',
    '切割 切割线 切线 切刀 切刀线 裁切 刀线 切線 刀線 カット カット線 切断 裁断 칼선 절단 절단선 재단선',
  ),
  crease: words(
    'crease creases creasing creaseline creaselines fold folds folding foldline foldlines score scores scoring scoreline',
    'scorelines rill rule bend thrucrease',
    'rille rillen rillung rillkontur rilllinie rilllinien falz falzlinie falzlinien biegelinie ril rillijn rillijnen vouw vouwlijn vouwlijnen',
    'rainage rainages pli plis pliage lignedepli cordonatura cordonature cordone cordoni piega pieghe',
    'hendido hendidos pliegue pliegues plegado doblez dobleces vinco vincos vincar dobra dobras linhadevinco',
    'bigning big bigg biglinje bukkelinje nuuttaus taitto bigowanie bigi zagiecie zagiecia liniabigowania ryha ryhovani ohyb bigovani',
    'bigovanje biganje bigeles hajtas biguire indoire katlama pilyaj rikma bigavimas lenkimas',
    'биг биги биговка сгиб сгибы линиясгиба линиябиговки біг біговка бігування згин πικμανση τσακιση',
    '压痕 压痕线 压线 折线 折痕 折叠线 壓線 壓痕 折線 折り 折り線 折り目 罫線 오시 오시선 접는선 접음',
  ),
  perforation: words(
    'perforation perforations perforating perf perfs perforate tear tearline thruperf',
    'perforieren perforatie perforazione perforazioni perforado perforacion perfuracao picote picotado serrilha',
    'perforering perforointi perforacja perforace perforacia perforacija perforalas perforare perforaj',
    'перфорация перфорація διατρηση 齿线 撕裂线 ミシン目 ミシン線 미싱 미싱선',
  ),
  combination: words('combination cutcrease cuttingcreasing creasecut perfcrease cutscore'),
  'half-cut': words(
    'halfcut partialcut partialcutting kisscut scorecut vgroove groove',
    'halbschnitt micoupe mezzotaglio mediocorte meiocorte naciecie полурез 半切 半切线 半刀线 ハーフカット 반칼 반칼선',
  ),
  bleed: words(
    'bleed bleedline overflow',
    'beschnitt anschnitt afloop fondperdu fondsperdus abbondanza sangrado sangria utfall spad spady spadavka вылет вылеты 出血 出血线 塗り足し',
  ),
  dimensions: words(
    'dimensions dimension dim dims measure measures measurements annotation annotations text texts notes defpoints',
    'bemaßung bemaßungen bemassung bemassungen vermaßung texte maatvoering maten cotes cotation quote quotatura misure testo testi',
    'cotas acotado medidas texto textos matt tekst wymiary opis koty meretek olcu olculer размеры розміри текст',
    '尺寸 尺寸标注 标注 文字 寸法 寸法線 치수',
  ),
  legend: words(
    'legend header titleblock frame border pagemarks printmarks printersmarks cropmarks trimmarks registrationmarks registermarks',
    'schnittmarken druckmarken passermarken registermarken snijtekens drukmerken marcasdecorte marcasdeimpresion',
    'legende rahmen zeichnungsrahmen blattrahmen blattrand schriftfeld kader cadre cartouche legenda cornice cartiglio leyenda marco ramka рамка легенда 图框 图例 図枠',
  ),
};
