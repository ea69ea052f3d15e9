/** What a dependency tells about a project, by its name in a manifest. */
const meanings: Record<string, { name: string; makes?: Makes }> = {
  next: { name: 'Next.js', makes: 'web app' },
  nuxt: { name: 'Nuxt', makes: 'web app' },
  '@remix-run/react': { name: 'Remix', makes: 'web app' },
  '@angular/core': { name: 'Angular', makes: 'web app' },
  'react-native': { name: 'React Native', makes: 'mobile app' },
  expo: { name: 'Expo', makes: 'mobile app' },
  'react-dom': { name: 'React', makes: 'web app' },
  vue: { name: 'Vue', makes: 'web app' },
  svelte: { name: 'Svelte', makes: 'web app' },
  '@sveltejs/kit': { name: 'SvelteKit', makes: 'web app' },
  'solid-js': { name: 'Solid', makes: 'web app' },
  electron: { name: 'Electron', makes: 'desktop app' },
  three: { name: 'three.js' },
  '@nestjs/core': { name: 'NestJS', makes: 'server' },
  express: { name: 'Express', makes: 'server' },
  fastify: { name: 'Fastify', makes: 'server' },
  koa: { name: 'Koa', makes: 'server' },
  hono: { name: 'Hono', makes: 'server' },
  'socket.io': { name: 'Socket.IO' },
  '@prisma/client': { name: 'Prisma' },
  mongoose: { name: 'MongoDB' },
  pg: { name: 'PostgreSQL' },
  tailwindcss: { name: 'Tailwind CSS' },
  django: { name: 'Django', makes: 'server' },
  flask: { name: 'Flask', makes: 'server' },
  fastapi: { name: 'FastAPI', makes: 'server' },
  streamlit: { name: 'Streamlit', makes: 'web app' },
  'discord.py': { name: 'discord.py', makes: 'bot' },
  'discord.js': { name: 'discord.js', makes: 'bot' },
  torch: { name: 'PyTorch' },
  tensorflow: { name: 'TensorFlow' },
  'scikit-learn': { name: 'scikit-learn' },
  pandas: { name: 'pandas' },
  numpy: { name: 'NumPy' },
  sqlalchemy: { name: 'SQLAlchemy' },
  click: { name: 'Click' },
  typer: { name: 'Typer' },
  pygame: { name: 'Pygame', makes: 'game' },
}

export type Makes = 'web app' | 'mobile app' | 'desktop app' | 'server' | 'bot' | 'game'

/** What manifests other than lists of names speak of. */
const mentions: [inText: RegExp, name: string, makes?: Makes][] = [
  [/spring-boot/, 'Spring Boot', 'server'],
  [/com\.android\.application/, 'Android', 'mobile app'],
  [/flutter:/, 'Flutter', 'mobile app'],
  [/gem ['"]rails['"]/, 'Rails', 'server'],
  [/laravel\/framework/, 'Laravel', 'server'],
  [/Microsoft\.NET\.Sdk\.Web/, 'ASP.NET Core', 'server'],
  [/\baxum\b/, 'axum', 'server'],
  [/actix-web/, 'Actix', 'server'],
  [/gin-gonic\/gin/, 'Gin', 'server'],
  [/\bbevy\b/, 'Bevy', 'game'],
]

export interface Technologies {
  names: string[]
  makes: Makes[]
}

/** The technologies that a project says it uses, and what is usually made with them. */
export function technologiesOf(dependencies: string[], manifests: string): Technologies {
  const known = Object.keys(meanings).filter((name) => dependencies.includes(name))
  const mentioned = mentions.filter(([inText]) => inText.test(manifests))
  const makes = [
    ...known.map((name) => meanings[name]?.makes),
    ...mentioned.map(([, , one]) => one),
  ]
  return {
    names: [
      ...new Set([
        ...known.map((name) => meanings[name]?.name ?? name),
        ...mentioned.map(([, name]) => name),
      ]),
    ],
    makes: [...new Set(makes.filter((one) => one !== undefined))],
  }
}
