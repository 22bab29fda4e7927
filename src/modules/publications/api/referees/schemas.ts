import { z } from 'zod'

const text = z.string().nullable()

/** Specification, reading.md section 3 “Content list item”. */
export const refereeSchema = z
  .object({
    id: z.int(),
    articleId: z.int().describe('The same person is another referee on another article.'),
    firstName: text.describe('Null, as is the last name, where the reviewer is anonymous.'),
    lastName: text,
    orcid: text,
    affiliationUids: z.array(z.int()),
  })
  .meta({
    id: 'Referee',
    examples: [
      {
        id: 204,
        articleId: 308,
        firstName: 'Jun',
        lastName: 'Lindqvist',
        orcid: '0000-0001-5109-3700',
        affiliationUids: [1533],
      },
    ],
  })
