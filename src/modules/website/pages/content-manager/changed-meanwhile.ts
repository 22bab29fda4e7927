/** The time is passed unformatted, because the message is translated where the reader's language is known. */
export const changedMeanwhile = ({ by, at }: { by: string | null; at: Date | null }) =>
  at === null
    ? { key: 'content-changed-meanwhile-elsewhere', values: {} }
    : {
        key: by === null ? 'content-changed-meanwhile-by-somebody' : 'content-changed-meanwhile',
        values: { name: by ?? '', time: at.toISOString().slice(0, 16).replace('T', ', ') },
      }
