import type { z } from 'zod'
import type { ListedDataset } from '../../use-cases/content/content.ts'
import type { datasetSchema } from './schemas.ts'

export const presentDataset = (dataset: ListedDataset): z.infer<typeof datasetSchema> => ({
  id: dataset.id,
  versionId: dataset.versionId,
  title: dataset.title,
  repository: dataset.repository,
  doi: dataset.doi,
  accession: dataset.accession,
  href: dataset.href,
  year: dataset.year,
  use: dataset.use,
  text: dataset.text,
})
