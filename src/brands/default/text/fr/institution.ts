/** Words of the field for an institution, in French. */
import type { messages as english } from '../en/institution.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'institution-label': 'Établissement',
  'institution-help': 'Saisissez au moins trois lettres du nom et choisissez-le dans la liste.',
  'institution-searching': 'Recherche en cours…',
  'institution-none': 'Aucun établissement de ce nom n’a été trouvé.',
  'institution-failed': 'La recherche n’a pas fonctionné. Réessayez.',
  'institution-short': 'Saisissez au moins trois lettres',
  'institution-unlisted': 'Mon établissement n’est pas dans la liste',
  'institution-unlisted-help': 'Il est conservé tel que vous le saisissez.',
  'institution-choose': 'Lequel est-ce ?',
  'institution-matches': 'Plusieurs établissements correspondent à « {name} ».',
  'institution-no-match': 'Aucun de ceux-ci',
}
