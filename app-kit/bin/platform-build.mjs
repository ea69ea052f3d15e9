#!/usr/bin/env node
import '../../platform/bin/platform-build.mjs'
