import { z } from 'zod'

/** Specification, reading.md section 3; the content id identifies the article's content item. */
export const articleSchema = z
  .object({
    articleId: z.int(),
    contentId: z.int(),
    versionIds: z.array(z.int()).describe('Oldest first.'),
    relatedContentIds: z.array(z.int()),
  })
  .meta({ id: 'Article', examples: [{ articleId: 308, contentId: 412, versionIds: [571, 630], relatedContentIds: [388] }] })
