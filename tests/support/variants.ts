/** Whether a test tries every variant (brands, widths, colour schemes, settings): in `npm run test:all` and by name, not in `npm test`. */
export const allVariants = process.env.TEST_TIER !== 'first'

/** @returns the first alone where the first tier runs */
export const variants = <Variant>(first: Variant, ...others: Variant[]): Variant[] => (allVariants ? [first, ...others] : [first])
