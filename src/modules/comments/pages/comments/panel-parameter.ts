/** In the query of what is asked for beside an item: the page that is read stays where it is. */
export const panelParameter = 'beside'
