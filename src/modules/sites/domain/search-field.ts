/**
 * The id of the search field of the browse screen. A link to /browse that ends with it as a fragment leads to the field itself: browsers
 * focus it without a script, and `SearchBox` does after a navigation within the site.
 */
export const searchFieldId = 'find'
