import type { KnipConfig } from 'knip'

/** What `npm run check` reads to find exports, files and packages that nothing uses. */
export default {
  entry: [
    'scripts/**/*.ts',
    'tools/**/main.ts',
    'tools/codemods/move-files.ts',
    'demo/*.ts',
    'demo/articles/*/figures.ts',
    'demo/assets-source/build.ts',
    'src/main/server.ts',
    'src/cli/recto.ts',
    // Read by import.meta.glob and by the loader of brands.
    'src/brands/*/{brand,text,fonts}.ts',
    'src/site/server.ts',
    // They add to the schema, and to what routes and loaders are given, by declaration merging; nothing imports them for it.
    'src/modules/*/{data/*-tables,api/dependencies,pages/context,pages/**/*-parts}.ts',
    // Threads and processes, named by their files.
    'src/**/*worker.ts',
    'src/**/*-{process,thread}.ts',
    'tests/support/*worker.ts',
    'tests/support/*-process.ts',
  ],
  project: ['src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'scripts/**/*.ts', 'tools/**/*.ts', 'demo/**/*.ts', '*.ts'],
  // An export that its own file uses too is no dead code, only a wider name than it needs.
  ignoreExportsUsedInFile: true,
  ignoreIssues: {
    // Imported as a whole, by name.
    'src/modules/*/data/migrations/*.ts': ['exports'],
  },
  ignoreDependencies: [
    // Their files are named by style sheets and by scripts/subset-fonts.ts.
    '@fontsource-variable/*',
    '@fontsource/*',
    // Called by name: scripts/test.ts.
    '@biomejs/biome',
    'oxlint',
    'oxlint-tsgolint',
  ],
  ignoreBinaries: ['apt-get', 'php', 'xmllint', 'pg_dump', 'ffmpeg'],
} satisfies KnipConfig
