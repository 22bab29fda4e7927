import type { ReactNode } from 'react'
import type { Entries } from '../../../../core/forms/entries.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { BothTexts } from './both-texts.tsx'

const labels: Readonly<Record<string, string>> = { title: 'Title', body: 'Text', place: 'Place' }
const mine = { title: ['Opening hours in winter'], body: ['We are open from Tuesday to Friday.\nOn Mondays we repair slates.'] }
const theirs = { title: ['Opening hours'], body: ['We are open from Monday to Friday.'] }
const compare = { baseField: 'basedOn', textsOf: (entries: Entries) => entries, labelOf: (field: string) => labels[field] ?? field }

export const autosaveGallery: Record<string, { title: string; element: ReactNode }[]> = {
  'both-texts': [
    {
      title: 'Two fields differ',
      element: (
        <Alert type="WARNING" typeLabel="Warning" title="Somebody else has saved changes">
          <BothTexts {...compare} mine={mine} theirs={theirs} />
        </Alert>
      ),
    },
    { title: 'One is empty', element: <BothTexts {...compare} mine={{ place: ['Leiden'] }} theirs={{ place: [''] }} /> },
  ],
}
