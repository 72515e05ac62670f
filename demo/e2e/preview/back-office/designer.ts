import { expect, type Locator, type Page } from '@playwright/test';
import { BackOffice } from '../../fixtures/back-office.ts';
import type { Locale } from '#domain/locale.ts';
import type { Journey } from '../../fixtures/journey.ts';
import { officeTextsIn } from './office-texts.ts';

/** Its look is put back after each journey. */
export const COMPANY = 'duo';

interface Member {
  readonly email: string;
  readonly company: string;
  /** What the company is called. */
  readonly name: string;
}

export const ADMIN: Member = { email: 'admin@example.com', company: COMPANY, name: 'Duo Cobalt' };

interface Place extends Pick<Journey, 'at'> {
  readonly page: Page;
  /** The one that the office is opened in. */
  readonly language?: Locale;
}

/** Somebody who sets the look of a company's site in its back office. */
export class Designer {
  readonly page: Page;
  readonly #at: Journey['at'];
  readonly #language: Locale;
  /** What the office says. */
  readonly t: ReturnType<typeof officeTextsIn>;

  private constructor({ page, at, language = 'en' }: Place) {
    this.page = page;
    this.#at = at;
    this.#language = language;
    this.t = officeTextsIn(language);
  }

  /** What a designer does; what was drafted and published is put back, however it ends. */
  static async during(place: Place, go: (designer: Designer) => Promise<void>): Promise<void> {
    const { page } = place;
    const designer = new Designer(place);
    const putBack = await (await designer.colleague()).keepLook();
    await page.context().grantPermissions(['local-network-access']);
    await page.setViewportSize({ width: 1280, height: 900 });
    try {
      await go(designer);
    } finally {
      await putBack();
    }
  }

  /** Another administrator of the same company. */
  colleague(): Promise<BackOffice> {
    return BackOffice.of(this.#at(''), COMPANY, 'admin');
  }

  async arrive(): Promise<void> {
    const office = this.#at('').replace('//localhost', '//backoffice.localhost');
    await this.page.goto(`${office}?lang=${this.#language}`);
    // It is shown once its words are there.
    await expect(this.page.getByRole('heading', { name: this.t('login.title') })).toBeVisible();
  }

  async logIn(
    { email, company }: Pick<Member, 'email' | 'company'>,
    password = 'vitrine-demo',
  ): Promise<void> {
    // The one of the head is out of sight until somebody is in.
    await this.page.getByLabel(this.t('login.company')).filter({ visible: true }).selectOption(company);
    await this.page.getByLabel(this.t('login.email')).fill(email);
    await this.page.getByLabel(this.t('login.password')).fill(password);
    await this.button(this.t('login.submit')).click();
  }

  /** From the address to the editor. */
  async enter(member = ADMIN): Promise<void> {
    await this.arrive();
    await this.logIn(member);
    const name = this.t('editor.title', { name: member.name });
    await expect(this.page.getByRole('heading', { name })).toBeAttached();
  }

  /** The same, until the site is shown. */
  async enterAndSee(): Promise<void> {
    await this.enter();
    await expect(this.site().locator('[part=header]').first()).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The standing of the draft, or anything else that is said in words. */
  text(text: string | RegExp): Locator {
    return this.page.getByText(text);
  }

  field(name: string): Locator {
    return this.page.getByLabel(name, { exact: true });
  }

  mainButtons(): Locator {
    return this.field('Main buttons');
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  async open(section: string): Promise<void> {
    await this.page.locator('summary').filter({ hasText: section }).first().click();
  }

  preview(): Locator {
    return this.page.locator('vitrine-preview');
  }

  /** Calls a method of the preview. */
  async call(method: 'undo' | 'redo' | 'point' | 'compare', ...given: readonly unknown[]): Promise<void> {
    await this.preview().evaluate(
      (element, [name, values]) => Reflect.get(element, name).apply(element, values),
      [method, given] as const,
    );
  }

  /** The site in the first frame. */
  site() {
    return this.preview().locator('[part=frame] iframe').first().contentFrame();
  }

  /** Asks to publish; gives the dialog that shows what would change. */
  async askToPublish(): Promise<Locator> {
    await this.button('Publish').click();
    return this.dialog('Publish this look?');
  }

  /** Publishes what the dialog shows. */
  async publish(dialog: Locator): Promise<void> {
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(this.text(/^Published as number \d+/)).toBeVisible();
  }
}
