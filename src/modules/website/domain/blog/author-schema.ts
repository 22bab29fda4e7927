/** The schema of the form of an author of posts is used in the browser and on the server. */
import { allOf, maximumLength, required } from '../../../../core/forms/rules.ts'
import { groupOf, ruledLine, ruledText } from '../../../../core/forms/schema-errors.ts'
import { chosenIdRule } from '../site-pages/chosen-id.ts'
import { htmlRule } from '../site-pages/html-entry.ts'
import { authorLimits } from './author-limits.ts'
import { isSlug, slugFromWords } from './slug.ts'

export const authorSchema = groupOf(
  {
    name: ruledLine(allOf(required(''), maximumLength('', authorLimits.name))),
    bio: ruledText(htmlRule(authorLimits.bio)),
    picture: ruledText(chosenIdRule),
    slug: ruledLine(maximumLength('', authorLimits.slug)),
    account: ruledText(chosenIdRule),
  },
  {
    slug: author =>
      (author.name === '' && author.slug === '') || isSlug(slugOf(author)) ? null : { key: 'content-slug-wrong', values: {} },
  },
)

/** An author without a slug gets the one that their name makes. */
export const slugOf = ({ name, slug }: { name: string; slug: string }): string => slug || slugFromWords(name)
