/**
 * Words without a meaning of their own. They are indexed for phrases, and left out of a query as long as other words remain. Words that
 * have a meaning in English are in no list (war, die, son), because all languages are searched together.
 */

const lists: Readonly<Record<string, string>> = {
  en: 'a about above after again against all also am an and any are as at be because been before being below between both but by can cannot could did do does down during each ever few for from further get gets getting got had happen happens has have he her here hers him his how i if in into is it its just may me more most much my nor not now of off on once only or other ought our out over own per same she should since so some still such than that the their them then there these they this those to too toward towards under until up upon us very want was we were what when whether which while who whom whose why will with would you your yours',
  de: 'aber als am an auch auf aus bei bis das dass dem den der des durch ein eine einem einen einer eines er es fur hat im in ist mit nach nicht noch oder sich sie sind so uber um und unter vom von vor was wie wird zu zum zur zwischen',
  es: 'a al como con de del desde el ella en entre es esta este la las lo los mas o para pero por que se sobre su sus un una y',
  fr: 'a au aux avec ce ces cette comme dans de des du elle en entre est et il ils la le les leur mais ne ou par pas pour qu que qui sa se ses sont sur un une',
  pt: 'a ao aos as com como da das de dela do dos e ela em entre era essa esse esta este foi isso ja mais mas na nao nas nem nos o os ou para pela pelo pelos por qual quando que se seu sua sao sobre tambem um uma',
  it: 'a ad al alla alle anche che chi ci con da dal dalla degli dei del della delle di e ed gli ha i il in la le lo ma nel nella non o per piu si sono su sul sulla tra un una uno',
}

export const stopWordLanguages: readonly string[] = Object.keys(lists)

const sets = new Map(Object.entries(lists).map(([language, words]) => [language, new Set(words.split(' '))]))

/** @param folded a result of `removeAccents` */
export const isStopWord = (folded: string, languages: readonly string[]): boolean =>
  languages.some(language => sets.get(language)?.has(folded))
