import { z } from 'zod'
import { idSchema } from '../../../core/ids/id-schema.ts'
import type { JobDefinition } from '../../../core/jobs/job-definition.ts'
import type { MediaId } from '../domain/ids.ts'

/** Its key is the image's id: where its file is replaced while a job waits, that one makes the sizes of the new file. */
export const makeImageSizes: JobDefinition<{ mediaId: MediaId }> = {
  name: 'website.make-image-sizes',
  purpose: 'Makes the smaller sizes of a picture that was put into the media library.',
  payload: z.object({ mediaId: idSchema<MediaId>() }),
  schedule: null,
  concurrency: 1,
  retry: { limit: 5, delay: 10, maxDelay: 600 },
}
