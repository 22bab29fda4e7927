declare module 'vega-scenegraph' {
  export const textMetrics: { width: (item: { readonly text?: unknown; readonly fontSize?: number }, text?: unknown) => number }
}
