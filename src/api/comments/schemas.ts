import { z } from 'zod'

const text = z.string().nullable()

/** Specification, reading.md section 3. */
export const commentSchema = z
  .object({
    id: z.int(),
    userAffiliationUid: z.int().nullable().describe('Null where the affiliation is known by its words alone.'),
    contentId: z.int(),
    versionId: z.int().nullable(),
    reportId: z.int().nullable().describe('The report that it is about, where it is about one.'),
    parentId: z.int().nullable().describe('The comment that it answers.'),
    authorName: z.string(),
    userAffiliation: text,
    competingInterestsText: text,
    body: z.string().describe('Plain text.'),
    posted: z.iso.datetime(),
  })
  .meta({
    id: 'Comment',
    examples: [
      {
        id: 51,
        userAffiliationUid: null,
        contentId: 412,
        versionId: 630,
        reportId: 911,
        parentId: null,
        authorName: 'Ada Okafor',
        userAffiliation: 'University of Lagos, Nigeria',
        competingInterestsText: null,
        body: 'Thank you for the careful report. The second version has the control that you ask for.',
        posted: '2024-07-02T08:15:00.000Z',
      },
    ],
  })
