/** The page around Swagger UI. Its own shell brings neither a view of phones nor a dark mode, and a bar that nobody needs. */

export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Recto</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/page.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body>
<div id="docs">
<h1>The API of this platform</h1>
<p>The calls are described in <a href="/api/docs/openapi.json">openapi.json</a>; with scripts allowed, they are shown here.</p>
</div>
</body>
</html>
`

export const script = `const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
follow()
dark.addEventListener('change', follow)
SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  supportedSubmitMethods: ['get'],
  // Nothing of this installation is sent anywhere to be checked.
  validatorUrl: null,
})
`

export const styles = `body { margin: 0 }
h1, #docs > p { margin-inline: 1rem; font-family: sans-serif }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1d4ed8; color: #fff }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #047857; color: #fff }
.swagger-ui .info .title small { background: #4b5563 }
.swagger-ui .info .title small.version-stamp { background: #3f6212 }
.swagger-ui .info a, .swagger-ui .info .link { color: #1d4ed8; text-decoration: underline }
.dark-mode .swagger-ui .info a, .dark-mode .swagger-ui .info .link { color: #93c5fd }
.swagger-ui :focus-visible { outline: 3px solid #2563eb; outline-offset: 2px }
`
