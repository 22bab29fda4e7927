/**
 * Unifies English words that the stemmer keeps apart: British and American spellings, and irregular plurals. Indexing and searching both
 * use it, so the result need not be a correct word, only the same.
 */

/** British spellings and their replacements. */
const spellings: readonly (readonly [british: RegExp, american: string])[] = [
  // Behaviour, tumours, favourable; not hour, four, contour.
  [
    /(?<=^(?:anti|dis|in|mis|multi|non|un)?(?:arm|behavi|cand|clam|col|endeav|fav|ferv|flav|harb|hon|hum|lab|neighb|od|parl|ranc|rig|rum|sav|splend|tum|val|vap|vig))our/u,
    'or',
  ],
  // Optimise, ionisation. Rise and exercise do not turn into other words.
  [/is(?=(?:e|ed|er|ers|es|ing|able|ation|ations|ational)$)/u, 'iz'],
  [/(?<=l)ys(?=(?:e|ed|er|ers|ing)$)/u, 'yz'],
  // Fibre, centres, millilitre.
  [/(?<=^(?:[a-z]*(?:lit|met)|(?:epi)?cent|(?:micro)?fib|calib|goit|lust|meag|mit|och|scept|somb|spect|theat|tit))re(?=s?$)/u, 'er'],
  // Haemolymph, anaemia, anaesthetic, paediatric; oestrogen, foetus, coeliac, diarrhoea.
  [/haem/u, 'hem'],
  [/aemi/u, 'emi'],
  [/aesth/u, 'esth'],
  [/^aeti/u, 'eti'],
  [/paed/u, 'ped'],
  [/gynaec/u, 'gynec'],
  [/^faec/u, 'fec'],
  [/palaeo/u, 'paleo'],
  [/archaeo/u, 'archeo'],
  [/^cae(?=[cs])/u, 'ce'],
  [/oest(?=r)/u, 'est'],
  [/oesoph/u, 'esoph'],
  [/oedem/u, 'edem'],
  [/^foet/u, 'fet'],
  [/coeli/u, 'celi'],
  [/(?<=rrh|pn)oe/u, 'e'],
  [/amoeb/u, 'ameb'],
  [/^homoeo/u, 'homeo'],
  [/(?<=^(?:anal|catal|dial|homol|monol|orthol|paral))ogue/u, 'og'],
  [/sulph/u, 'sulf'],
  [/^grey/u, 'gray'],
  [/^mould/u, 'mold'],
  [/^plough/u, 'plow'],
  [/^programme(?=s?$)/u, 'program'],
  [/(?<=^(?:def|off|lic|pret))ence(?=s?$)/u, 'ense'],
  [/^ageing/u, 'aging'],
  [/(?<=acknowledg|judg)ement/u, 'ment'],
  [/^artefact/u, 'artifact'],
  [/^aluminium/u, 'aluminum'],
  [/^sceptic/u, 'skeptic'],
]

const irregular = new Map(
  Object.entries({
    men: 'man',
    women: 'woman',
    children: 'child',
    feet: 'foot',
    teeth: 'tooth',
    mice: 'mouse',
    lice: 'louse',
    geese: 'goose',
    lives: 'life',
    leaves: 'leaf',
    halves: 'half',
    calves: 'calf',
    wolves: 'wolf',
    hooves: 'hoof',
    genera: 'genus',
    corpora: 'corpus',
    criteria: 'criterion',
    phenomena: 'phenomenon',
    mitochondria: 'mitochondrion',
    ganglia: 'ganglion',
    taxa: 'taxon',
    stomata: 'stoma',
    stigmata: 'stigma',
    ova: 'ovum',
    sera: 'serum',
    indices: 'index',
    appendices: 'appendix',
    matrices: 'matrix',
    vertices: 'vertex',
    cortices: 'cortex',
    helices: 'helix',
    vortices: 'vortex',
  }),
)

/** Latin and Greek plurals by the letters before their ending. */
const classical: readonly (readonly [plural: RegExp, end: string])[] = [
  [
    /(?<=^(?:[a-z]*(?:cocc|bacill|fung|nucle|hippocamp|thromb|embol|alveol|bronch|stimul)|calcul|cact|foc|gyr|loc|radi|sulc|vill))i$/u,
    'us',
  ],
  [
    /(?<=^(?:[a-z]*(?:bacteri|strat|sporangi|myceli|basidi|conidi|endotheli|epitheli|flagell)|cili|curricul|equilibri|herbari|maxim|minim|moment|optim|quant|sept|spectr|symposi))a$/u,
    'um',
  ],
  [/(?<=^(?:[a-z]*(?:analy|cataly|hydroly|hypothe|synthe|prosthe|diagno|progno|metasta|necro|fibro)|cri|mito|meio|the)s)es$/u, 'is'],
]

/** @param word in lower case, without accents */
export function oneEnglish(word: string): string {
  const singular = irregular.get(word)
  if (singular !== undefined) return singular
  let form = word
  for (const [plural, end] of classical) form = form.replace(plural, end)
  for (const [british, american] of spellings) form = form.replace(british, american)
  return form
}
