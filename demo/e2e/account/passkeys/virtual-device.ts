import type { CDPSession, Page } from '@playwright/test';

/** A device that keeps passkeys, as Chromium plays one; its owner unlocks it, and answers as a test says. */
export interface VirtualDevice {
  /** Whether its owner answers what it asks; a question waits until they do. */
  answers(isAnswering: boolean): Promise<void>;
  /** Whether its owner is known to it, by a finger or a face. */
  knowsOwner(isKnown: boolean): Promise<void>;
  /** Ids of the passkeys that it has. */
  credentials(): Promise<string[]>;
  /** Its owner removes all of them there. */
  forget(): Promise<void>;
}

export async function addDevice(page: Page): Promise<VirtualDevice> {
  const client: CDPSession = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    answers: async (enabled) => {
      await client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    knowsOwner: async (isUserVerified) => {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    credentials: async () => {
      const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.map(({ credentialId }) => credentialId);
    },
    forget: async () => {
      await client.send('WebAuthn.clearCredentials', { authenticatorId });
    },
  };
}
