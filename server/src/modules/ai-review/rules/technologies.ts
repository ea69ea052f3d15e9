import type { NodePackage } from './manifests'

type Makes = 'web app' | 'mobile app' | 'desktop app' | 'server' | 'bot' | 'game'

/** By the name of a dependency in package.json. */
const ofNode: Record<string, [name: string, makes: Makes]> = {
  next: ['Next.js', 'web app'],
  nuxt: ['Nuxt', 'web app'],
  '@angular/core': ['Angular', 'web app'],
  'react-native': ['React Native', 'mobile app'],
  'react-dom': ['React', 'web app'],
  vue: ['Vue', 'web app'],
  svelte: ['Svelte', 'web app'],
  electron: ['Electron', 'desktop app'],
  '@nestjs/core': ['NestJS', 'server'],
  express: ['Express', 'server'],
  fastify: ['Fastify', 'server'],
  'discord.js': ['discord.js', 'bot'],
}

/** By what other manifests say. */
const mentions: [inText: RegExp, name: string, makes: Makes][] = [
  [/(?:^|['"])django\b/im, 'Django', 'server'],
  [/(?:^|['"])flask\b/im, 'Flask', 'server'],
  [/(?:^|['"])fastapi\b/im, 'FastAPI', 'server'],
  [/(?:^|['"])streamlit\b/im, 'Streamlit', 'web app'],
  [/(?:^|['"])discord\.py\b/im, 'discord.py', 'bot'],
  [/(?:^|['"])pygame\b/im, 'Pygame', 'game'],
  [/spring-boot/, 'Spring Boot', 'server'],
  [/com\.android\.application/, 'Android', 'mobile app'],
  [/flutter:/, 'Flutter', 'mobile app'],
  [/gem ['"]rails['"]/, 'Rails', 'server'],
  [/laravel\/framework/, 'Laravel', 'server'],
]

export interface Technologies {
  names: string[]
  makes: Makes[]
}

/** The frameworks that a project says it uses, and what is made with them. */
export function technologiesOf(packages: NodePackage[], manifests: string): Technologies {
  const dependencies = new Set(
    packages.flatMap((one) => [...one.dependencies, ...one.devDependencies]),
  )
  const found = [
    ...Object.entries(ofNode).flatMap(([key, known]) => (dependencies.has(key) ? [known] : [])),
    ...mentions.flatMap(([inText, name, makes]) =>
      inText.test(manifests) ? [[name, makes] as const] : [],
    ),
  ]
  return {
    names: found.map(([name]) => name),
    makes: [...new Set(found.map(([, makes]) => makes))],
  }
}
