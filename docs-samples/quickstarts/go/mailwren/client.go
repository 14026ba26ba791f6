// Package mailwren sends emails and verifies events.
package mailwren

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand"
	"net/http"
	"os"
	"strconv"
	"time"
)

const (
	api         = "https://api.mailwren.example/v1"
	maxAttempts = 4
	maxWait     = 30 * time.Second
)

// Email contains the fields that this app sends.
type Email struct {
	From    string   `json:"from"`
	To      []string `json:"to"`
	Subject string   `json:"subject"`
	Text    string   `json:"text,omitempty"`
	HTML    string   `json:"html,omitempty"`
}

// Sent contains the response fields that this app uses.
type Sent struct {
	ID     string `json:"id"`
	Status string `json:"status"`
}

// Error is returned when the API rejects the email or doesn't return a valid response.
type Error struct {
	Status     int    `json:"status"`
	Code       string `json:"code"`
	Detail     string `json:"detail"`
	RequestID  string `json:"request_id"`
	Retryable  bool   `json:"retryable"`
	retryAfter time.Duration
}

func (e *Error) Error() string {
	return fmt.Sprintf("%d %s: %s (%s)", e.Status, e.Code, e.Detail, e.RequestID)
}

var client = &http.Client{Timeout: 10 * time.Second}

func post(ctx context.Context, payload []byte, idempotencyKey string) (*Sent, error) {
	body := bytes.NewReader(payload)
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, api+"/emails", body)
	if err != nil {
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("MAILWREN_API_KEY"))
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Idempotency-Key", idempotencyKey)

	// Without a valid response, the email may have been accepted. The key makes a retry safe.
	response, err := client.Do(request)
	if err != nil {
		return nil, &Error{Code: "no_response", Detail: err.Error(), Retryable: true}
	}
	defer response.Body.Close()

	if response.StatusCode < 300 {
		var envelope struct{ Data Sent }
		if err := json.NewDecoder(response.Body).Decode(&envelope); err != nil {
			return nil, &Error{Code: "no_response", Detail: err.Error(), Retryable: true}
		}
		return &envelope.Data, nil
	}

	problem := &Error{Status: response.StatusCode, Retryable: response.StatusCode >= 500}
	if err := json.NewDecoder(response.Body).Decode(problem); err != nil {
		problem.Detail = err.Error()
	}
	if seconds, err := strconv.Atoi(response.Header.Get("Retry-After")); err == nil {
		problem.retryAfter = time.Duration(seconds) * time.Second
	}
	return nil, problem
}

// SendEmail sends one email. All attempts use the same idempotency key.
func SendEmail(ctx context.Context, email Email, idempotencyKey string) (*Sent, error) {
	payload, err := json.Marshal(email)
	if err != nil {
		return nil, err
	}
	for attempt := 1; ; attempt++ {
		sent, err := post(ctx, payload, idempotencyKey)
		if err == nil {
			return sent, nil
		}
		var problem *Error
		if !errors.As(err, &problem) || !problem.Retryable || attempt == maxAttempts {
			return nil, err
		}
		wait := problem.retryAfter
		if wait == 0 {
			wait = time.Second<<(attempt-1) + time.Duration(rand.Int63n(int64(time.Second)))
		}
		if wait > maxWait {
			return nil, err
		}
		select {
		case <-time.After(wait):
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}
