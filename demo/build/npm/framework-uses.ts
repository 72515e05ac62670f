/** A program of a framework's that uses the elements, and wrong uses: what of it they change, and what the compiler says then. */
export interface FrameworkUse {
  readonly name: string;
  /** How its files end. */
  readonly ending: string;
  /** The program of the checker in `checkers/node_modules`, with its parameters. */
  readonly checker: readonly string[];
  readonly program: string;
  readonly wrong: readonly (readonly [right: string, wrong: string, said: RegExp])[];
}

const vue: FrameworkUse = {
  name: 'Vue',
  ending: 'vue',
  checker: ['vue-tsc/bin/vue-tsc.js', '--noEmit', '--pretty', 'false', '-p', 'vue.json'],
  program: `<script setup lang="ts">
import type {} from 'vitrine/vue';
const theme = { buttonsColor: '#2f6b46' };
const paths: string[] = [];
</script>
<template>
  <vitrine-booking shop="paris-marais" :heading-level="3" :theme="theme" required name="appointment"
    @vitrine-navigate="({ detail }) => paths.push(detail.path)" />
  <vitrine-cart locale="fr" />
</template>
`,
  wrong: [
    [':heading-level="3"', 'heading-level="three"', /'string' is not assignable to type 'number/],
    ['locale="fr"', 'locale="pt"', /"pt"' is not assignable/],
    [':theme="theme"', ':theme="5"', /'number' is not assignable/],
    ['locale="fr"', 'service="massage"', /service/],
    ['detail.path', 'detail.where', /'where' does not exist/],
    ['paths.push(detail.path)', 'paths.push(detail)', /NavigateDetail' is not assignable/],
  ],
};

const svelte: FrameworkUse = {
  name: 'Svelte',
  ending: 'svelte',
  checker: ['svelte-check/bin/svelte-check', '--output', 'human', '--tsconfig', 'svelte.json'],
  program: `<script lang="ts">
  import type {} from 'vitrine/svelte';
  const theme = { buttonsColor: '#2f6b46' };
  const paths: string[] = [];
</script>
<vitrine-booking shop="paris-marais" heading-level={3} {theme} required name="appointment"
  onvitrine-navigate={({ detail }) => paths.push(detail.path)}></vitrine-booking>
<vitrine-cart locale="fr"></vitrine-cart>
`,
  wrong: [
    ['heading-level={3}', 'heading-level="three"', /'string' is not assignable to type 'number/],
    ['locale="fr"', 'locale="pt"', /"pt"' is not assignable/],
    ['{theme}', 'theme={5}', /'number' is not assignable/],
    ['locale="fr"', 'service="massage"', /'service'|"service"/],
    ['detail.path', 'detail.where', /'where' does not exist/],
    ['paths.push(detail.path)', 'paths.push(detail)', /NavigateDetail' is not assignable/],
  ],
};

// Its templates are not checked where elements are that Angular does not know: what is given to them is.
const angular: FrameworkUse = {
  name: 'Angular',
  ending: 'ts',
  checker: ['@angular/compiler-cli/bundles/src/bin/ngc.js', '-p', 'angular.json'],
  program: `import { Component, CUSTOM_ELEMENTS_SCHEMA, viewChild, type ElementRef } from '@angular/core';
import type { NavigateDetail, VitrineBooking, VitrineBookingProperties } from 'vitrine';

@Component({
  selector: 'own-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`<vitrine-booking #booking shop="paris-marais" [headingLevel]="level" [theme]="theme"
    (vitrine-navigate)="went($event)"></vitrine-booking>\`,
})
export class OwnPage {
  readonly level: VitrineBookingProperties['headingLevel'] = 3;
  readonly theme: VitrineBookingProperties['theme'] = { buttonsColor: '#2f6b46' };
  readonly locale: VitrineBookingProperties['locale'] = 'fr';
  readonly booking = viewChild<ElementRef<VitrineBooking>>('booking');
  readonly paths: string[] = [];
  went({ detail }: CustomEvent<NavigateDetail>): void {
    this.paths.push(detail.path);
    this.booking()?.nativeElement.setCustomValidity('');
  }
}
`,
  wrong: [
    ["['headingLevel'] = 3", "['headingLevel'] = 'three'", /'"three"'|'string' is not assignable/],
    [
      "['theme'] = { buttonsColor: '#2f6b46' }",
      "['theme'] = 5",
      /'number' is not assignable|'5' is not assignable/,
    ],
    ["['locale'] = 'fr'", "['locale'] = 'pt'", /"pt"' is not assignable/],
    ['detail.path', 'detail.where', /'where' does not exist/],
    ["setCustomValidity('')", 'setCustomValidity(5)', /'number' is not assignable/],
  ],
};

export const FRAMEWORK_USES = [vue, svelte, angular];

/** The projects of the checkers, by their file's name. */
const options = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

export const CHECKER_PROJECTS: Readonly<Record<string, object>> = {
  'vue.json': { compilerOptions: options, vueCompilerOptions: { strictTemplates: true }, include: ['*.vue'] },
  'svelte.json': { compilerOptions: options, include: ['*.svelte'] },
  'angular.json': {
    compilerOptions: { ...options, experimentalDecorators: true },
    angularCompilerOptions: { strictTemplates: true },
    include: ['angular-*.ts'],
  },
};
