import type { AppMenuEntry, AppRoute, AppSlot } from './app-manifest'

/** One release as the browser gets it; file names are relative to `base`. */
export interface RegistryRelease {
  version: string
  /** Address of the release's files, with a slash at its end. */
  base: string
  /** The script that starts the app: the shell's main script or a remote's container. */
  entry: string
  federationName: string
  /** sha384 of every script and of the build's manifest, keyed by file name. */
  integrity: Record<string, string>
}

/** One app: the release that this visitor gets. */
export interface RegistryApp extends RegistryRelease {
  /** Per screen the files to preload: its own and, of the shell, the shared ones it consumes. */
  screens: Record<string, ScreenFiles>
  /** What stands in when that release fails in this visitor's browser. */
  previous?: RegistryRelease
}

/** `files` belong to the app itself, `shellFiles` to the shell that provides what the screen shares. */
export interface ScreenFiles {
  files: string[]
  shellFiles: string[]
}

/** A route and the app it comes from. */
export type RegistryRoute = AppRoute & { app: string }
/** A menu entry and the app it comes from. */
export type RegistryMenuEntry = AppMenuEntry & { app: string }
/** A slot's content and the app it comes from. */
export type RegistrySlot = AppSlot & { app: string }

/** What is live now, for one visitor: releases by app name and the sum of what they offer. */
export interface Registry {
  apps: Record<string, RegistryApp>
  routes: RegistryRoute[]
  menu: RegistryMenuEntry[]
  slots: RegistrySlot[]
}

/** The app that serves the page itself; every other app is a remote. */
export const shellName = 'shell'

/** The role of a visitor who is not logged in. */
export const anonymousRole = 'anonymous'
