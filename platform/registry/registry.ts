import type { AppMenuEntry, AppRoute, AppSlot } from './app-manifest'

/** One app as the browser gets it; file names are relative to `base`. */
export interface RegistryApp {
  version: string
  /** Address of the release's files, with a slash at its end. */
  base: string
  /** The script that starts the app: the shell's main script or a remote's container. */
  entry: string
  federationName: string
  /** Per screen the files to preload: its own and, of the shell, the shared ones it consumes. */
  screens: Record<string, ScreenFiles>
  /** sha384 of every script, keyed by file name. */
  integrity: Record<string, string>
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
