import type { ReactNode } from 'react'
import { FileField } from './file-field.tsx'

const messages = {
  prompt: 'Drop a file here, or choose one',
  tooLarge: (name: string) => `${name} is larger than 1 MB`,
  invalidType: (name: string) => `${name} is not a PDF file`,
  size: (bytes: number) => `${Math.round(bytes / 1024)} KB`,
}

export const gallery: { title: string; element: ReactNode }[] = [
  {
    title: 'File field',
    element: (
      <FileField
        name="poster"
        label="Poster"
        description="A PDF file of at most 1 MB."
        accept=".pdf"
        maxBytes={1024 * 1024}
        messages={messages}
        required
      />
    ),
  },
  {
    title: 'File field for several',
    element: <FileField name="figures" label="Figures" multiple messages={{ ...messages, prompt: 'Drop files here, or choose some' }} />,
  },
  {
    title: 'File field with an error',
    element: <FileField name="manuscript" label="Manuscript" messages={messages} error="Manuscript cannot be blank" />,
  },
  { title: 'File field, disabled', element: <FileField name="data" label="Data" messages={messages} disabled /> },
]
