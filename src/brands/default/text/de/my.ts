/** Words of the pages under My activities, in German. */

import type { messages as english } from '../en/my.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'my-submissions-lead': 'Was Sie auf dieser Website veröffentlicht haben.',
  'my-submissions-published': 'Veröffentlicht',
  'my-submissions-by-address':
    'Gefunden über Ihre E-Mail-Adresse. Verknüpfen Sie Ihre ORCID iD, dann wird auch gefunden, was Sie damit nennt.',
  'my-submissions-by-orcid': 'Gefunden über Ihre ORCID iD {orcid} und Ihre E-Mail-Adresse.',
  'my-submissions-none': 'Noch nennt hier nichts Sie als Autorin oder Autor.',
  'my-submissions-missing':
    'Einreichungen, Entwürfe und neue Versionen gehören noch nicht zu dieser Website: Die Redaktion nimmt neue Arbeiten per E-Mail an.',
  'editor-none': 'Diese Website hat keinen Editor',
  'editor-none-text':
    '„{title}“ kann hier nicht bearbeitet werden: Für diese Website ist kein Host mit einem Editor angegeben (adminHost).',
  'my-link-orcid': 'ORCID iD verknüpfen',
  'my-referee-lead': 'Die Gutachten, die Sie zu Artikeln auf dieser Website geschrieben haben.',
  'my-referee-reports': 'Veröffentlichte Gutachten',
  'my-referee-no-orcid': 'Gutachten nennen ihre Verfasser mit der ORCID iD. Verknüpfen Sie Ihre, dann stehen Ihre Gutachten hier.',
  'my-referee-by-orcid': 'Gefunden über Ihre ORCID iD {orcid} und Ihre E-Mail-Adresse.',
  'my-referee-none': 'Noch nennt kein veröffentlichtes Gutachten Sie.',
  'my-referee-missing':
    'Einladungen und offene Begutachtungen gehören noch nicht zu dieser Website: Die Redaktion verschickt sie per E-Mail.',
  'my-alerts-lead': 'Was diese Website Ihnen per E-Mail mitteilt, an {email}.',
  'my-alerts-new': 'Neue Inhalte',
  'my-alerts-store': 'Speichern',
  'my-alerts-stored': 'Ihre Wahl ist gespeichert.',
  'my-alerts-updates': 'Neuigkeiten',
  'my-alerts-signed-up': 'Ihre Adresse ist für Neuigkeiten von {site} vorgemerkt.',
  'my-alerts-not-signed-up': 'Ihre Adresse ist nicht für Neuigkeiten von {site} vorgemerkt.',
  'my-dashboard-lead': 'Was diese Website enthält und was wartet.',
  'my-dashboard-published': 'Veröffentlicht',
  'my-dashboard-unpublished': 'Noch nicht veröffentlicht',
  'my-dashboard-none-unpublished': 'Nichts wartet auf die Veröffentlichung.',
  'my-dashboard-count-unpublished': {
    one: 'Eine Version wartet auf die Veröffentlichung.',
    other: '{count} Versionen warten auf die Veröffentlichung.',
  },
  'my-dashboard-accounts': 'Konten',
  'my-dashboard-all-accounts': 'Alle Konten',
  'my-dashboard-with-roles': 'Mit eigener Rolle',
  'my-dashboard-roles': 'Rollen geben und nehmen',
  'my-dashboard-missing': 'Bearbeiten und Veröffentlichen gehören noch nicht zu dieser Website: Inhalte kommen durch Import.',
  'my-pre-screening-lead': 'Neue Arbeiten, die das Editorial Board vor der Veröffentlichung ansieht.',
  'my-pre-screening-waiting': 'Wartend',
  'my-pre-screening-none': 'Keine Arbeit hat den Status {status}.',
  'my-pre-screening-count': { one: 'Eine Arbeit hat den Status {status}.', other: '{count} Arbeiten haben den Status {status}.' },
  'my-pre-screening-missing':
    'Hier zu entscheiden, gehört noch nicht zu dieser Website: Die Redaktion nimmt Ihre Entscheidung per E-Mail an.',
}
