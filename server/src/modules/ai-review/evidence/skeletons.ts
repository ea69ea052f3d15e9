import type { FileEntry } from '../github/worth'

/** What frameworks' generators write, by their default paths, where a file tells the framework. */
const skeletons: [framework: RegExp, files: RegExp][] = [
  // Laravel, with the controllers of its starter kits
  [
    /^artisan$/,
    /^(?:public|bootstrap)\/|^app\/(?:(?:Models\/)?User\.php|Providers|Http\/Middleware|Http\/Controllers\/(?:Auth\/|(?:Home|Profile)?Controller\.php)|Http\/Requests\/(?:Auth\/|ProfileUpdateRequest)|Console\/Kernel|Http\/Kernel|Exceptions\/Handler)|^routes\/(?:api|auth|channels|console)\.php$|^server\.php$|^resources\/(?:js|assets\/js)\/(?:app|bootstrap)\.js$|\/ExampleComponent\.vue$/,
  ],
  // Rails
  [
    /^(?:bin|script)\/rails$/,
    /^(?:bin|script|public)\/|\/application_(?:controller|helper|record|job|mailer)\.rb$|\/application_cable\/|^db\/schema\.rb$|\/javascript\/(?:application|controllers\/(?:application|hello_controller|index))\.js$|\/javascripts\/(?:application|cable)\.js$/,
  ],
  // Django
  [/(?:^|\/)manage\.py$/, /(?:^|\/)(?:settings|wsgi|asgi|apps)\.py$/],
  // Spring
  [
    /(?:^|\/)src\/main\/resources\/application\.(?:properties|ya?ml)$/,
    /(?:Application|ServletInitializer)\.(?:java|kt)$/,
  ],
  // Create React App
  [
    /(?:^|\/)src\/(?:App|index)\.[jt]sx?$/,
    /(?:^|\/)src\/(?:reportWebVitals|setupTests|serviceWorker|serviceWorkerRegistration)\.[jt]sx?$/,
  ],
  // Angular
  [
    /(?:^|\/)angular\.json$/,
    /(?:^|\/)src\/(?:main|polyfills|test)\.ts$|\/environments\/environment[\w.]*\.ts$/,
  ],
  // Flutter
  [/^pubspec\.yaml$/, /^(?:android|ios|linux|macos|windows|web)\//],
  // Android
  [/(?:^|\/)AndroidManifest\.xml$/, /\/ui\/theme\/(?:Color|Shape|Theme|Type)\.kt$/],
  // Xcode
  [/\.xcodeproj\//, /(?:^|\/)(?:AppDelegate|SceneDelegate)\.swift$/],
  // ASP.NET Core
  [/\.csproj$/, /(?:^|\/)(?:WeatherForecast\w*|ErrorViewModel)\.cs$|(?:^|\/)Areas\/Identity\//],
  [/(?:^|\/)Startup\.cs$/, /(?:^|\/)Program\.cs$/],
  // Phoenix
  [
    /^lib\/\w+_web\.ex$/,
    /^lib\/\w+_web\.ex$|_web\/(?:endpoint|telemetry|gettext)\.ex$|\/(?:core_components|layouts|error_html|error_json)\.ex$|^lib\/\w+\/(?:application|repo|mailer)\.ex$/,
  ],
  // Content of Astro's pages
  [/^astro\.config\.\w+$/, /^src\/content\//],
]

/** Whether a file of these is one that its framework's generator writes. */
export function skeletonOf(entries: readonly FileEntry[]): (path: string) => boolean {
  const used = skeletons.filter(([framework]) => entries.some(({ path }) => framework.test(path)))
  return (path) => used.some(([, files]) => files.test(path))
}
