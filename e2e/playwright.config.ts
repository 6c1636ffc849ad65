import { minutes, seconds } from '@northlight/contract/durations'
import { defineConfig } from '@playwright/test'
import { chromiumFlags } from '../scripts/chromium.ts'
import { knownChromium } from './support/known-chromium.ts'

const chromium = await knownChromium()

/**
 * Every journey has a new process for its pages, which never lives long enough to gain by code that was optimised: a
 * sixth of the browser's time went into compiling it. The same scripts run, as bytecode.
 */
const withoutOptimising = '--js-flags=--no-opt --no-maglev'

const desktop = { width: 1280, height: 800 }

/** Journeys marked @phone or @desktop run only there; all others run on both. Nothing is ever skipped. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.spec.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than there are cores where tests run: a journey waits a sixth of its time, for a draft that is saved two
  // seconds after the last key or for an outage that must last.
  workers: 3,
  // A noisy machine may spoil a journey, and one that is busy for a minute spoils it twice. What passes only when it
  // is tried again is named at the end of the run.
  retries: 2,
  // Nobody waits for these when all is well; a machine that others use too may need them.
  timeout: minutes(4),
  globalTimeout: minutes(45),
  expect: { timeout: seconds(30) },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: chromium.path,
      args: [...chromiumFlags, withoutOptimising, ...chromium.args],
      env: { ...process.env, ...chromium.env } as Record<string, string>,
    },
    // Fading from page to page is drawn by the processor here, and took a sixth of its time. Journeys about going from
    // page to page, and about the first touch, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: desktop } },
    // The product description, line by line: each line is a test, so the list of results is the walk through it.
    { name: 'specification', testDir: 'specification', use: { viewport: desktop } },
  ],
})
