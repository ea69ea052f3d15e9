import type { AppCommand, AppKeys, AppMenuEntry, AppRoute, AppSlot } from './app-manifest'

/** One release as the browser gets it; file names are relative to `base`. */
export interface RegistryRelease {
  version: string
  /** The URL of the release's files, with a trailing slash. */
  base: string
  /** The entry script of the app: the shell's main script or a remote's container. */
  entry: string
  federationName: string
  /** Whether it has a catalogue of the registry's language, in its module `./i18n-<language>`. */
  isTranslated?: true
  /** The sha384 hash of every script and of the build's manifest, by file name. */
  integrity: Record<string, string>
}

/** One app and the release that this visitor gets. */
export interface RegistryApp extends RegistryRelease {
  /** The files to preload by screen: its own and the shell's shared ones that it consumes. */
  screens: Record<string, ScreenFiles>
  /** The previous release, used when the live one fails in this visitor's browser. */
  previous?: RegistryRelease
  /** Turned off by an operator: it has no screens and no trusted scripts. */
  isOff?: true
  /** The slots whose content by this app is turned off. */
  offSlots?: string[]
}

/** `files` belong to the app, `shellFiles` to the shell that provides the shared packages of the screen. */
export interface ScreenFiles {
  files: string[]
  shellFiles: string[]
}

/** A route and its app. */
export type RegistryRoute = AppRoute & { app: string }
/** A menu entry and its app. */
export type RegistryMenuEntry = AppMenuEntry & { app: string }
/** A slot's content and its app. */
export type RegistrySlot = AppSlot & { app: string }
/** A command and its app. */
export type RegistryCommand = AppCommand & { app: string }
/** Keys and the app that understands them. */
export type RegistryKeys = AppKeys & { app: string }

/** The live registry of one visitor: releases by app name, and the sum of what they offer. */
export interface Registry {
  apps: Record<string, RegistryApp>
  routes: RegistryRoute[]
  menu: RegistryMenuEntry[]
  slots: RegistrySlot[]
  /** Not in a page: a tab fetches them when somebody first wants a command. An older server has none. */
  commands?: RegistryCommand[]
  keys?: RegistryKeys[]
  /** The language of this registry and those that a person may choose; only where there is a choice. */
  language?: string
  languages?: string[]
  /** Set in a page, whose registry lists only what this path needs; the whole one is at `/registry.json`. */
  partFor?: string
}

/** How many menu entries of a role are shown at once; the others are behind a button. */
export const menuLimit = 7

/** The app that renders the page itself; every other app is a remote. */
export const shellName = 'shell'

/** The role of a visitor who is not logged in. */
export const anonymousRole = 'anonymous'
