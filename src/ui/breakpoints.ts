/** Widths from which a layout holds, in CSS pixels (specification, reading.md section 9). Media queries name these and no others. */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1440 } as const
export type Breakpoint = keyof typeof breakpoints
