export type Probe2 = string
