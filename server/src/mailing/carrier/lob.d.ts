/** The part of the untyped `lob` package (7.1.0) that this product uses, as its source and lob-openapi describe it. */
declare module 'lob' {
  interface LobAddressParams {
    name?: string;
    company?: string;
    address_line1: string;
    address_line2?: string;
    address_city: string;
    address_state: string;
    address_zip: string;
    address_country?: string;
  }

  /** The package flattens, deletes and rewrites what it is given: never share or keep this object. */
  interface LobLetterParams {
    to: LobAddressParams;
    from: LobAddressParams;
    /** Only a Buffer is uploaded as a file. */
    file: Buffer;
    color: boolean;
    use_type: 'operational' | 'marketing';
    double_sided?: boolean;
    address_placement?: 'top_first_page' | 'insert_blank_page';
    extra_service?: 'certified' | 'certified_return_receipt' | undefined;
    mail_type?: 'usps_first_class' | 'usps_standard';
    description?: string;
    metadata?: Record<string, string>;
  }

  interface LobTrackingEvent {
    id: string;
    type: 'normal' | 'certified';
    name: string;
    details: {
      event: string;
      description: string;
      notes?: string;
      action_required: boolean;
    } | null;
    location: string | null;
    time: string;
  }

  interface LobLetter {
    id: string;
    metadata: Record<string, string>;
    /** Signed, for 30 days, and again with each answer. */
    url: string;
    carrier: 'USPS';
    tracking_number: string | null;
    tracking_events: LobTrackingEvent[];
    expected_delivery_date?: string | null;
    extra_service: string | null;
    status?: 'processed' | 'rendered' | 'failed';
    failure_reason?: { failure_reason?: string; remediation?: string } | null;
    deleted?: boolean;
    date_created: string;
    send_date: string;
    object: 'letter';
  }

  interface LobLetterList {
    data: LobLetter[];
    object: 'list';
    next_url: string | null;
    previous_url: string | null;
    count: number;
  }

  interface LobUsVerification {
    id: string;
    recipient: string;
    primary_line: string;
    secondary_line: string;
    urbanization: string;
    last_line: string;
    /** Empty if a test key was asked about anything but a sample line. */
    deliverability:
      | 'deliverable'
      | 'deliverable_unnecessary_unit'
      | 'deliverable_incorrect_unit'
      | 'deliverable_missing_unit'
      | 'undeliverable'
      | '';
    components: {
      city: string;
      state: string;
      zip_code: string;
      zip_code_plus_4: string;
      [name: string]: unknown;
    };
    deliverability_analysis: { dpv_confirmation: string; dpv_footnotes: string[] };
  }

  interface LobOptions {
    /** Ends with a slash: endpoints are only appended. */
    host?: string;
    apiVersion?: string;
    /** The package sets no timeout and has no option for one; an agent's socket timeout is the only hold on it. */
    agent?: unknown;
  }

  class Lob {
    constructor(apiKey: string, options?: LobOptions);
    letters: {
      create(params: LobLetterParams, headers?: Record<string, string>): Promise<LobLetter>;
      retrieve(id: string): Promise<LobLetter>;
      list(params?: {
        limit?: number;
        metadata?: Record<string, string>;
        date_created?: { gt?: string; lt?: string };
      }): Promise<LobLetterList>;
      delete(id: string): Promise<{ id: string; deleted: boolean }>;
    };
    usVerifications: {
      verify(
        params: {
          recipient?: string;
          primary_line: string;
          secondary_line?: string;
          city?: string;
          state?: string;
          zip_code?: string;
        },
        query?: { case?: 'upper' | 'proper' },
      ): Promise<LobUsVerification>;
    };
  }

  export = Lob;
}
