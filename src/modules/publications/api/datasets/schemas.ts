import { z } from 'zod'

const text = z.string().nullable()

export const datasetSchema = z
  .object({
    id: z.int(),
    versionId: z.int(),
    title: text,
    repository: text,
    doi: text,
    accession: text,
    href: text,
    year: text,
    use: text.describe('generated, analysed or another word of the source.'),
    text: z.string().describe('As the source has it.'),
  })
  .meta({ id: 'Dataset' })
