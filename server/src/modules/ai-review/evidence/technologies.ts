import type { Manifest } from './manifests/manifest'

export type Makes = 'web app' | 'mobile app' | 'desktop app' | 'server' | 'bot' | 'game'

type Known = [name: string, makes?: Makes]

/** Frameworks by format of the manifest and name of the dependency. */
const known: Partial<Record<Manifest['format'], Record<string, Known>>> = {
  npm: {
    next: ['Next.js', 'web app'],
    nuxt: ['Nuxt', 'web app'],
    '@angular/core': ['Angular', 'web app'],
    expo: ['Expo', 'mobile app'],
    'react-native': ['React Native', 'mobile app'],
    'react-dom': ['React', 'web app'],
    vue: ['Vue', 'web app'],
    svelte: ['Svelte', 'web app'],
    electron: ['Electron', 'desktop app'],
    '@tauri-apps/api': ['Tauri', 'desktop app'],
    phaser: ['Phaser', 'game'],
    '@nestjs/core': ['NestJS', 'server'],
    express: ['Express', 'server'],
    fastify: ['Fastify', 'server'],
    koa: ['Koa', 'server'],
    'discord.js': ['discord.js', 'bot'],
    redux: ['Redux'],
    '@reduxjs/toolkit': ['Redux'],
    vuex: ['Vuex'],
    pinia: ['Pinia'],
    firebase: ['Firebase'],
    'socket.io': ['Socket.IO'],
    mongoose: ['Mongoose'],
  },
  Python: {
    django: ['Django', 'server'],
    flask: ['Flask', 'server'],
    fastapi: ['FastAPI', 'server'],
    streamlit: ['Streamlit', 'web app'],
    'discord.py': ['discord.py', 'bot'],
    pygame: ['Pygame', 'game'],
    pandas: ['pandas'],
    'scikit-learn': ['scikit-learn'],
    torch: ['PyTorch'],
    tensorflow: ['TensorFlow'],
    sqlalchemy: ['SQLAlchemy'],
  },
  Ruby: { rails: ['Rails', 'web app'], sinatra: ['Sinatra', 'server'] },
  Composer: {
    'laravel/framework': ['Laravel', 'web app'],
    'symfony/framework-bundle': ['Symfony', 'web app'],
  },
  Maven: {
    'spring-boot-starter-web': ['Spring Boot', 'server'],
    'spring-boot-starter-parent': ['Spring Boot', 'server'],
  },
  Gradle: {
    'org.springframework.boot': ['Spring Boot', 'server'],
  },
  NuGet: { 'Microsoft.NET.Sdk.Web': ['ASP.NET Core', 'web app'] },
  pub: {
    flutter: ['Flutter', 'mobile app'],
    firebase_core: ['Firebase'],
    flutter_riverpod: ['Riverpod'],
    hooks_riverpod: ['Riverpod'],
  },
  Go: {
    'github.com/gin-gonic/gin': ['Gin', 'server'],
    'github.com/labstack/echo/v4': ['Echo', 'server'],
    'go.mongodb.org/mongo-driver': ['MongoDB'],
    'gorm.io/gorm': ['GORM'],
  },
  Mix: { phoenix: ['Phoenix', 'web app'] },
  Cargo: {
    bevy: ['Bevy', 'game'],
    axum: ['Axum', 'server'],
    'actix-web': ['Actix', 'server'],
    tauri: ['Tauri', 'desktop app'],
  },
}

/** They are compiled into the app, and so named as tools. */
const asTools = new Set(['nuxt', 'svelte', 'electron', 'astro'])

export interface Technologies {
  names: string[]
  makes: Makes[]
}

/** The frameworks that manifests depend on, and what is made with them. */
export function technologiesOf(manifests: readonly Manifest[]): Technologies {
  const found = manifests.flatMap(({ format, dependencies, devDependencies = [] }) => {
    const table = known[format] ?? {}
    const names = [...dependencies, ...devDependencies.filter((name) => asTools.has(name))]
    const used = Object.entries(table).flatMap(([name, one]) =>
      names.some((each) => each.toLowerCase() === name.toLowerCase()) ? [one] : [],
    )
    // A list of what many scripts need names frameworks that exclude each other.
    const isOfMany = used.filter(([, makes]) => makes === 'server').length > 1
    return format === 'Python' && isOfMany ? [] : used
  })
  return {
    names: [...new Set(found.map(([name]) => name))],
    makes: [...new Set(found.flatMap(([, makes]) => makes ?? []))],
  }
}
