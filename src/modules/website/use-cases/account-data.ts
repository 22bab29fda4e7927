/** This module keeps the following about an account. */
import type { AccountData } from '../../accounts/index.ts'
import { exportWriting } from '../data/account-export.ts'

export const websiteAccountData: AccountData = {
  tables: {
    site_page_revision: 'sitePages',
    blog_post_revision: 'posts',
    site_part_revision: 'siteParts',
    blog_author: 'postAuthors',
    // The former paths of images on the site.
    site_media_former_address: null,
  },
  export: async (db, { id }) => await exportWriting(db, id),
}
