/** The time is said as it is kept: what is wrong is worded where the reader's language is known, and dates are not. */
export const changedMeanwhile = ({ by, at }: { by: string | null; at: Date | null }) =>
  at === null
    ? { key: 'content-changed-meanwhile-elsewhere', values: {} }
    : {
        key: by === null ? 'content-changed-meanwhile-by-somebody' : 'content-changed-meanwhile',
        values: { name: by ?? '', time: at.toISOString().slice(0, 16).replace('T', ', ') },
      }
